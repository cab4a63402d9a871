declare const scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void> };

/** The measurements that the page itself takes while it is visited. */
export type Probe = {
  lcp: number;
  fcp: number;
  cls: number;
  /** Beginning and length of what kept the main thread for over 50 ms. */
  longTasks: [start: number, duration: number][];
  /** When the application ran; 0 when it never did. */
  hydrated: number;
  /** When somebody first touched the page. */
  touched: number;
};

/**
 * Runs in the page before anything else. A step to another page may be one in this document or a new document, so its
 * beginning is kept where both can read it.
 */
export function probe(): void {
  const found: Probe = { lcp: 0, fcp: 0, cls: 0, longTasks: [], hydrated: 0, touched: 0 };
  Object.assign(window, { found });
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const see = (type: string, then: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(then)).observe({ type, buffered: true });
  see('longtask', ({ startTime, duration }) => found.longTasks.push([startTime, duration]));
  see('layout-shift', ({ hadRecentInput, value }) => (found.cls += hadRecentInput ? 0 : value));
  see('largest-contentful-paint', ({ startTime }) => (found.lcp = startTime));
  see('paint', ({ name, startTime }) => (found.fcp = name === 'first-contentful-paint' ? startTime : found.fcp));
  see('mark', ({ name, startTime }) => (found.hydrated = name === 'hydrated' ? startTime : found.hydrated));
  // As the browser has it: the site may have something else stand in for it while a page changes.
  const requestFrame = requestAnimationFrame.bind(window);
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  addEventListener('pointerdown', () => (found.touched ||= performance.now()), true);
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a'))
        sessionStorage.setItem('step', JSON.stringify({ from: heading(), at: now() }));
    },
    true,
  );
  const watch = () => {
    const step = JSON.parse(sessionStorage.getItem('step') ?? 'null') as { from: string; at: number } | null;
    if (step && heading() && heading() !== step.from) {
      sessionStorage.removeItem('step');
      // This frame is painted as soon as its callbacks have run; ahead of whatever else waits for its turn.
      let painted = 0;
      void scheduler.postTask(() => (painted = now() - step.at), { priority: 'user-blocking' });
      // As the peers are measured: when the frame after it is done.
      requestFrame(() =>
        setTimeout(() => sessionStorage.setItem('stepped', JSON.stringify([painted, now() - step.at]))),
      );
    }
    requestFrame(watch);
  };
  requestFrame(watch);
}
