type Navigate = (to: string, options?: object) => void;

/** What Gatsby keeps at the window for its links; undocumented, so each use allows for its absence. */
type GatsbyWindow = {
  ___navigate?: Navigate;
  ___loader?: { loadPage?: (path: string) => Promise<{ status?: string } | null | undefined> };
};

/** A page that was not drawn by then shows without a transition: nobody waits for a moving picture. */
const LONGEST_WAIT_MS = 500;

let drawn = () => {};

/** A page has been drawn: what waits for it goes on. */
export function pageDrawn(): void {
  drawn();
}

const nextPage = () =>
  new Promise<void>((resolve) => {
    drawn = resolve;
    window.setTimeout(resolve, LONGEST_WAIT_MS);
  });

/** How many pages are waited for: a second click may come before the first page. */
let waiting = 0;
const frame = typeof window === 'undefined' ? undefined : window.requestAnimationFrame;

/**
 * Stands in for a frame. The first to wait is the router: its page is drawn at once, while the click is still being dealt
 * with. Whoever waits besides may wait again, and gets the next moment.
 */
function noFrame(): typeof window.requestAnimationFrame {
  let isFirst = true;
  return (callback) => {
    const run = () => callback(performance.now());
    if (!isFirst) return window.setTimeout(run);
    isFirst = false;
    queueMicrotask(run);
    return 0;
  };
}

/**
 * Runs a navigation to the moment when its page is drawn. The router waits for a frame to show its page: on a telephone
 * that is one more picture of the old page, and within a transition the browser draws none before the new page is there.
 */
async function drawNextPage(go: () => void): Promise<void> {
  waiting += 1;
  window.requestAnimationFrame = noFrame();
  try {
    const page = nextPage();
    go();
    await page;
  } finally {
    waiting -= 1;
    if (waiting === 0 && frame) window.requestAnimationFrame = frame;
  }
}

/** Who wants no motion; and telephones, on which the picture of the old page alone takes as long as the new page. */
const isStill = () =>
  !('startViewTransition' in document) ||
  window.matchMedia('(prefers-reduced-motion: reduce), (pointer: coarse)').matches;

/**
 * Draws the pages that a link leads to without waiting for a frame, and lets them fade over into each other, where the
 * browser has view transitions, the visitor wants motion and has a mouse. Only once the page's data is there: until then
 * the old page stays in use.
 * @param win where Gatsby has put its navigation
 */
export function bringTransitions(win: GatsbyWindow = window as unknown as GatsbyWindow): void {
  const { ___navigate: navigate, ___loader: loader } = win;
  if (!navigate || !loader?.loadPage) return;
  win.___navigate = (to, options) => {
    const { pathname, search, origin } = new URL(to, window.location.href);
    const elsewhere = origin === window.location.origin && pathname !== window.location.pathname;
    const go = () => navigate(to, options);
    if (!elsewhere || document.visibilityState === 'hidden') return go();
    void loader.loadPage?.(pathname + search).then((page) => {
      // Gatsby's own way leads on from there: it loads the address as a document.
      if (!page || page.status === 'error') return go();
      if (isStill()) return drawNextPage(go);
      // A transition that a newer one cuts short, or a window too small, is no error.
      document.startViewTransition(() => drawNextPage(go)).ready.catch(() => undefined);
    }, go);
  };
}
