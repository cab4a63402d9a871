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
 * The id of the release that a page is of. In the page itself, it would make every page of every release another file.
 * @returns null where no server of the project's answered
 */
export const releaseOfPage = (): string | null => readServerTiming('release') || null;
