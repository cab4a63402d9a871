import { el } from '../status/elements';

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
 * The bar's place at the end of the page: in a shadow root, so that neither the site's styles nor the bar's reach the other. It
 * sticks to the window's lower edge and has room of its own below the page, so that nothing is ever behind it for good.
 * @returns what is drawn into
 */
export function openFrame(): Frame {
  const host = el('aside', { id: 'editor-bar' });
  const shadow = host.attachShadow({ mode: 'open' });
  const facts = el('div', { class: 'facts', id: 'facts', tabindex: '-1' });
  const fold = el('button', {
    type: 'button',
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

  // Keeps the focused element from being behind the bar.
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
