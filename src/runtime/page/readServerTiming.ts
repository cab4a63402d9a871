/**
 * Reads a metric of the document's `Server-Timing`, the only header of its own document that a script can read.
 * @param name of the metric
 * @returns its description, '' without one; null when the server did not send it: on a static host, and in browsers that hide
 *   the header
 */
export function readServerTiming(name: string): string | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find((metric) => metric.name === name)?.description ?? null;
}

/**
 * The release id of the page. It is no part of the page's HTML: every release would change every page.
 * @returns null if the project's own server did not answer
 */
export const releaseOfPage = (): string | null => readServerTiming('release') || null;
