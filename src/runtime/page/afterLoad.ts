/** Does something once the page has loaded with all its pictures; at once where it has already. */
export function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', () => then(), { once: true });
}

/** Milliseconds after the page is whole: until then the line is the page's own. */
const WAIT = 1000;

/** How long the page has been whole by now: who asks may come late. */
function loadedFor(): number {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  const { loadEventEnd = 0 } = (visit ?? {}) as Partial<PerformanceNavigationTiming>;
  return loadEventEnd > 0 ? performance.now() - loadEventEnd : 0;
}

/** Runs a second after the page has loaded; at once where that is longer ago. */
export function afterLoad(then: () => void): void {
  whenLoaded(() => setTimeout(then, Math.max(0, WAIT - loadedFor())));
}
