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
 * Runs a navigation to the moment when its page is drawn. The browser draws no frame while it waits for that, and the
 * router waits for a frame to show the page: meanwhile a frame is the next moment.
 */
async function drawNextPage(go: () => void): Promise<void> {
  waiting += 1;
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
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
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce), (pointer: coarse)').matches;

/**
 * Lets pages that a link leads to fade over into each other, where the browser has view transitions, the visitor wants
 * motion and has a mouse. Only once the page's data is there: until then the old page stays in use.
 * @param win where Gatsby has put its navigation
 */
export function bringTransitions(win: GatsbyWindow = window as unknown as GatsbyWindow): void {
  const { ___navigate: navigate, ___loader: loader } = win;
  if (!navigate || !loader?.loadPage || !('startViewTransition' in document)) return;
  win.___navigate = (to, options) => {
    const { pathname, search, origin } = new URL(to, window.location.href);
    const elsewhere = origin === window.location.origin && pathname !== window.location.pathname;
    const go = () => navigate(to, options);
    if (!elsewhere || isStill() || document.visibilityState === 'hidden') return go();
    void loader.loadPage?.(pathname + search).then((page) => {
      // Gatsby's own way leads on from there: it loads the address as a document.
      if (!page || page.status === 'error') return go();
      // A transition that a newer one cuts short, or a window too small, is no error.
      document.startViewTransition(() => drawNextPage(go)).ready.catch(() => undefined);
    }, go);
  };
}
