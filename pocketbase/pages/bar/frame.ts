import type { PlainBuild } from '../../hooks/status/types';
import type { BarData } from '../../hooks/bar/types';
import { button, type Child, el, spokenText } from '../status/elements';
import { recordIn } from '../status/failures/readFailure';
import { recordLink } from '../status/words';
import type { Summary } from './summary';

/** The bar's elements. */
export interface Frame {
  host: HTMLElement;
  facts: HTMLElement;
  fold: HTMLElement;
  spoken: HTMLElement;
  remove: () => void;
}

const FOLDED = 'editor-bar-folded';

/**
 * Adds the bar to the end of the page: in a shadow root, so that the styles of site and bar do not affect each other. It sticks to
 * the window's lower edge and has its own space below the page, so that it never covers content permanently.
 */
export function openFrame(): Frame {
  const host = el('aside', { id: 'editor-bar' });
  const shadow = host.attachShadow({ mode: 'open' });
  const facts = el('div', { class: 'facts', id: 'facts', tabindex: '-1' });
  const fold = button({
    id: 'fold',
    'aria-controls': 'facts',
    onclick: () => setFolded(!isFolded()),
  });
  const spoken = el('p', { class: 'spoken', role: 'status' });
  const strip = el('div', { class: 'strip' }, facts, fold, spoken);
  strip.hidden = true;
  const show = () => (strip.hidden = false);
  shadow.append(el('link', { rel: 'stylesheet', href: '/_site/bar/bar.css', onload: show }), strip);

  const setFolded = (folded: boolean) => {
    localStorage.setItem(FOLDED, folded ? '1' : '');
    facts.hidden = folded;
    host.toggleAttribute('data-folded', folded);
    fold.setAttribute('aria-expanded', String(!folded));
    host.dispatchEvent(new Event('fold'));
  };
  setFolded(isFolded());

  // Keeps the focused element from being covered by the bar.
  const root = document.documentElement;
  const watch = new ResizeObserver(() => (root.style.scrollPaddingBottom = `${host.offsetHeight}px`));
  watch.observe(host);
  document.body.append(host);
  const remove = () => {
    watch.disconnect();
    root.style.scrollPaddingBottom = '';
    host.remove();
  };
  return { host, facts, fold, spoken, remove };
}

const isFolded = () => localStorage.getItem(FOLDED) === '1';

/**
 * Makes the content of the unfolded bar.
 * @param texts from summary()
 * @param data the server's answer
 * @param more isOld: the page is of an older release than the live one
 */
export function factsPart(
  texts: Summary,
  { words, failure }: BarData,
  { notes, isOld }: { notes: string[]; isOld: boolean },
) {
  const { state, stateWords, title, note, cause, edit, fault } = texts;
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
      isOld && button({ id: 'reload', onclick: () => location.reload() }, words.reload),
    ),
  ];
}

function faultPart(fault: string, failure: PlainBuild | null, words: BarData['words']) {
  const record = recordIn(failure?.error_link ?? '');
  return el(
    'p',
    { class: 'fault' },
    `${fault} `,
    record && el('a', { id: 'fault', href: recordLink(record.collection, record.id) }, words.edit.fault),
  );
}

/** The label of the button that folds the bar; when folded, with the state. */
export const foldPart = ({ stateWords }: Summary, { words }: BarData, isFolded: boolean): Child[] => [
  isFolded && el('span', { 'aria-hidden': 'true' }, `${words.label}: ${stateWords}`),
  el('span', { class: 'arrow', 'aria-hidden': 'true' }),
  spokenText(isFolded ? `${words.unfold}: ${stateWords}` : words.fold),
];
