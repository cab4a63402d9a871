/** Calls a function once the page has loaded with all its images; at once if it has. */
export function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', () => then(), { once: true });
}

/** Milliseconds after the `load` event: until then the network is reserved for the page itself. */
const WAIT = 1000;

/** Milliseconds since the `load` event: the caller may come late. */
function loadedFor(): number {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  const { loadEventEnd = 0 } = (visit ?? {}) as Partial<PerformanceNavigationTiming>;
  return loadEventEnd > 0 ? performance.now() - loadEventEnd : 0;
}

/** Calls a function a second after the page has loaded; at once if that is longer ago. */
export function afterLoad(then: () => void): void {
  whenLoaded(() => setTimeout(then, Math.max(0, WAIT - loadedFor())));
}
