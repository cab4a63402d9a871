import { el } from '/_site/status/elements.js';
import { recordLink } from '/_site/status/words.js';

/**
 * What the unfolded bar shows.
 * @param {object} said by summary.js
 * @param {object} data as the server answered it
 * @param {{notes: string[], isOld: boolean}} more isOld: the page is of an older release than the live one
 */
export function factsPart(said, { words, failure }, { notes, isOld }) {
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

function faultPart(fault, failure, words) {
  const link = failure?.error_link ?? '';
  return el(
    'p',
    { class: 'fault' },
    `${fault} `,
    link !== '' && el('a', { id: 'fault', href: link }, words.edit.fault),
  );
}

/** What stands on the button that folds it: folded, the state too. */
export const foldPart = ({ stateWords }, { words }, isFolded) =>
  [
    isFolded && el('span', { 'aria-hidden': 'true' }, `${words.label}: ${stateWords}`),
    el('span', { class: 'arrow', 'aria-hidden': 'true' }),
    el('span', { class: 'spoken' }, isFolded ? `${words.unfold}: ${stateWords}` : words.fold),
  ].filter(Boolean);
