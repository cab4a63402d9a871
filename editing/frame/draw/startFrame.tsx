import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Drawn, pageOf } from '../content/pageOf';
import type { Drawing, ToFrame } from '../messages';
import type { Key } from '../../store/types';
import { FramePage } from './FramePage';
import { Mark } from './Mark';
import { Pointer } from './Pointer';
import { type Place, placeAt } from './places';
import { shareRecords } from './shareRecords';
import { toParent } from './toParent';
import { withUpdate } from '../updateOf';

/** Room above a block, so that it is seen where it begins. */
const ROOM = 24;
/** Pictures above a block load while the page scrolls, and move it. */
const SETTLES = 900;

const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Scrolls to a place, unless enough of it is in view; opens the answer of a question. */
function scrollToPlace({ element }: Place): void {
  if (element instanceof HTMLDetailsElement) element.open = true;
  // An item of a row that scrolls sideways.
  if (element.parentElement && element.parentElement.scrollWidth > element.parentElement.clientWidth)
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  move(element);
  const again = () => move(element);
  document.addEventListener('load', again, true);
  setTimeout(() => document.removeEventListener('load', again, true), SETTLES);
}

function move(element: Element): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const room = window.innerHeight;
  const fits = height + 2 * ROOM <= room;
  if (fits ? top >= 0 && bottom <= room : top >= 0 && top <= room / 3) return;
  // A block that fits stands in the upper part of the view: the eye begins there.
  const above = fits ? Math.min((room - height) / 3, 8 * ROOM) : ROOM;
  window.scrollTo({ top: top + window.scrollY - above, behavior: behavior() });
}

type Made = Drawn | { readonly error: string };

function make(drawing: Drawing): Made {
  try {
    return pageOf(drawing);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const blocksOf = (made: Made | undefined) =>
  made && 'template' in made && made.template === 'pages' ? (made.data.page?.blocks ?? []) : [];

/**
 * Draws the pages that the editing page sends, and posts the places that a person presses.
 * @param container of the page
 * @returns a function that ends it
 */
export function startFrame(container: HTMLElement): () => void {
  const root = createRoot(container);
  const shown = new Mark('shown');
  let drawing: Drawing | undefined;
  let made: Made | undefined;
  /** The drawing as it was posted, and whether it waits for its animation frame; the key that waits for its block. */
  let posted: Drawing | undefined;
  let isNewer = false;
  let wanted: Key | null = null;
  let frame = 0;

  const pointer = new Pointer(container, () => ({ blocks: blocksOf(made) }));

  function draw(): void {
    frame = 0;
    if (!posted || !isNewer) return;
    const isOther = drawing?.root !== posted.root;
    drawing = shareRecords(drawing, posted);
    isNewer = false;
    made = make(drawing);
    document.documentElement.lang = drawing.locale;
    const { root: key, locale } = drawing;
    const page = <FramePage root={key} locale={locale} drawn={made} />;
    // Now, and not in a task of its own after this frame is painted.
    flushSync(() => root.render(page));
    for (const form of container.querySelectorAll('form')) form.inert = true;
    if (isOther) window.scrollTo({ top: 0, behavior: 'instant' });
    pointer.follow();
    shown.follow();
    if (wanted) show(wanted);
  }

  function show(key: Key | null): void {
    const place = key ? placeAt(key, blocksOf(made), container) : undefined;
    // A block that was added a moment ago comes with the next drawing.
    wanted = place ? null : key;
    if (!place || key === drawing?.root) return shown.put(undefined);
    scrollToPlace(place);
    shown.flash(place);
  }

  function receive({ source, data }: MessageEvent<ToFrame>): void {
    if (source !== window.parent) return;
    if (data.kind === 'show') return show(data.key);
    if (data.kind === 'draw') posted = data.drawing;
    // A difference to a drawing that an earlier document had.
    else if (!posted) return;
    else posted = withUpdate(posted, data.update);
    isNewer = true;
    frame ||= requestAnimationFrame(draw);
  }

  window.addEventListener('message', receive);
  toParent({ kind: 'ready' });
  return () => {
    window.removeEventListener('message', receive);
    cancelAnimationFrame(frame);
    pointer.end();
    root.unmount();
  };
}
