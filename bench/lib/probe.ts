declare const scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void> };

/** The measurements that the page itself takes during a visit. */
export type Probe = {
  lcp: number;
  fcp: number;
  cls: number;
  /** Start and duration of tasks that blocked the main thread for over 50 ms. */
  longTasks: [start: number, duration: number][];
  /** When the application ran; 0 if it never did. */
  hydrated: number;
  /** When the page was first touched. */
  touched: number;
};

/**
 * Runs in the page before anything else. A navigation may keep this document or load a new one, so its start is stored
 * where both can read it.
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
  // The browser's own function: the site may replace it during a navigation.
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
      // This frame is painted as soon as its callbacks have run, before other waiting tasks.
      let painted = 0;
      void scheduler.postTask(() => (painted = now() - step.at), { priority: 'user-blocking' });
      // As in the benchmark of other frameworks: when the frame after it is done.
      requestFrame(() =>
        setTimeout(() => sessionStorage.setItem('stepped', JSON.stringify([painted, now() - step.at]))),
      );
    }
    requestFrame(watch);
  };
  requestFrame(watch);
}
