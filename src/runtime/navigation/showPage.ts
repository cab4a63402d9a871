/** The number of pages being rendered without a frame: a second click may precede the first page. */
let waiting = 0;

/**
 * Stands for requestAnimationFrame in the router (src/gatsby/webpack/routerFrameLoader.cjs), which waits for a frame before it
 * renders a page. On a phone that is one more frame of the old page, and within a view transition the browser renders none
 * before the new page is there.
 */
export function routerFrame(callback: FrameRequestCallback): void {
  if (waiting > 0) queueMicrotask(() => callback(performance.now()));
  else requestAnimationFrame(callback);
}

/** Makes the router render at once until a promise settles. */
async function withoutRouterFrame(show: () => Promise<void>): Promise<void> {
  waiting += 1;
  try {
    await show();
  } finally {
    waiting -= 1;
  }
}

/** Without a rendered page by then, the transition is skipped. */
const LONGEST_WAIT_MS = 500;

let rendered = () => {};

/** Reports that a page has rendered: a waiting transition goes on. */
export function pageRendered(): void {
  rendered();
}

const nextPage = () =>
  new Promise<void>((resolve) => {
    rendered = resolve;
    window.setTimeout(resolve, LONGEST_WAIT_MS);
  });

/** No view transition when reduced motion is requested, or on touch devices: capturing the old page costs as much as rendering the new one. */
const isStill = () =>
  !('startViewTransition' in document) ||
  window.matchMedia('(prefers-reduced-motion: reduce), (pointer: coarse)').matches;

/**
 * Shows a page whose data have loaded: at once, or in a view transition if the browser supports it and the visitor has
 * a mouse and accepts motion.
 * @param go makes the router render the page
 */
export function showPage(go: () => void): void {
  const show = () =>
    withoutRouterFrame(() => {
      const page = nextPage();
      go();
      return page;
    });
  if (isStill()) void show();
  // A transition that a newer one interrupts, or a window that is too small, is no error.
  else document.startViewTransition(show).ready.catch(() => undefined);
}
