/** The number of pages that are being shown without a frame: a second tap may come before the first page. */
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

/** Has the router render at once, until a promise settles. */
export async function withoutRouterFrame(show: () => Promise<void>): Promise<void> {
  waiting += 1;
  try {
    await show();
  } finally {
    waiting -= 1;
  }
}
