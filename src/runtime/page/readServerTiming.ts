/**
 * What the project's server says of a document beside it, in `Server-Timing`: the one header of its own document that a
 * script can read.
 * @param name of the metric
 * @returns its description, '' where it has none; null where the server did not say it: on a static host, and in browsers
 *   that keep the header to themselves
 */
export function readServerTiming(name: string): string | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find((metric) => metric.name === name)?.description ?? null;
}
