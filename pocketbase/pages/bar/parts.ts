import type { PlainBuild } from '../../hooks/status/types';
import type { BarData } from '../../hooks/bar/types';
import { type Child, el } from '../status/elements';
import { recordLink } from '../status/words';
import type { Summary } from './summary';

/**
 * Makes the content of the unfolded bar.
 * @param said by summary.ts
 * @param data as the server answered it
 * @param more isOld: the page is of an older release than the live one
 */
export function factsPart(
  said: Summary,
  { words, failure }: BarData,
  { notes, isOld }: { notes: string[]; isOld: boolean },
) {
  const { state, stateWords, title, note, cause, edit, fault } = said;
  const label = el('span', { class: 'state', 'data-state': state }, stateWords);
  return [
    el(
      'p',
      { class: 'page' },
      label,
      title !== '' && el('strong', {}, title),
      el('span', { class: 'note' }, note),
      cause !== '' && el('span', { class: 'cause' }, cause),
    ),
    ...notes.map((text) => el('p', { class: 'note' }, text)),
    ...(fault ? [faultPart(fault, failure, words)] : []),
    el(
      'p',
      { class: 'ways' },
      edit !== null && el('a', { id: 'edit', href: recordLink(edit.collection, edit.id) }, edit.words),
      el('a', { id: 'publishing', href: '/_site/status' }, words.publishing),
      isOld && el('button', { type: 'button', id: 'reload', onclick: () => location.reload() }, words.reload),
    ),
  ];
}

function faultPart(fault: string, failure: PlainBuild | null, words: BarData['words']) {
  const link = failure?.error_link ?? '';
  return el(
    'p',
    { class: 'fault' },
    `${fault} `,
    link !== '' && el('a', { id: 'fault', href: link }, words.edit.fault),
  );
}

/** The label of the button that folds the bar: folded, the state too. */
export const foldPart = ({ stateWords }: Summary, { words }: BarData, isFolded: boolean): Child[] => [
  isFolded && el('span', { 'aria-hidden': 'true' }, `${words.label}: ${stateWords}`),
  el('span', { class: 'arrow', 'aria-hidden': 'true' }),
  el('span', { class: 'spoken' }, isFolded ? `${words.unfold}: ${stateWords}` : words.fold),
];
