/* All that this site's browser code uses of Gatsby's inside. Gatsby 5 documents none of it and is pinned to one version, so
 * each use allows for its absence, and a test refuses these names in any other file.
 *
 * loader     `___loader` fetches page data. Links in view and under a pointer (src/ui/pageLink.ts) and the prefetch
 *            (src/runtime/navigation/preloadPages.ts) need it: without it each tap waits for its data, 300 to 400 ms on slow 4G.
 * navigate   `___navigate` is the function behind Gatsby's links. startNavigation.ts puts its checks before it: without them a
 *            redirected link shows a 404, and a removed page an empty one.
 * scripts    `___webpackCompilationHash` and `___chunkMapping` are what Gatsby's scripts read from two inline scripts of each
 *            page. The application's loader sets them: without it each page carries 5 kB of chunk names. */

export interface GatsbyPage {
  readonly status?: string;
  /** The page that stands for a missing one. */
  readonly notFound?: boolean;
  readonly page?: { readonly path?: string; readonly webpackCompilationHash?: string };
  readonly json?: { readonly data?: { readonly locales?: unknown } | null; readonly pageContext?: object };
}

export interface GatsbyLoader {
  /** Fetches a page that may be visited soon. */
  enqueue(path: string): { abort(): void } | undefined;
  /** Fetches a page that is about to be visited. */
  hovering(path: string): void;
  /** Fetches everything that a page needs, except what has been fetched. */
  loadPage(path: string): Promise<GatsbyPage | null | undefined>;
  /** Returns a page that was fetched. */
  loadPageSync(path: string, options?: object): GatsbyPage | undefined;
  isPageNotFound(path: string): boolean;
}

export interface NavigateOptions {
  readonly replace?: boolean;
}

/** Shows a page of the site. A number is a step back or forward in the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

interface GatsbyWindow {
  ___loader?: Partial<GatsbyLoader>;
  ___navigate?: Navigate;
  ___webpackCompilationHash?: string;
  ___chunkMapping?: Readonly<Record<string, readonly string[]>>;
}

declare const window: Window & GatsbyWindow;

/** Id of the element that contains React's root. */
export const ROOT_ID = '___gatsby';

/** Undefined before the application runs. */
export const gatsbyLoader = (): Partial<GatsbyLoader> | undefined => window.___loader;

/**
 * Replaces Gatsby's navigation by the site's.
 * @param make gets Gatsby's function and returns the site's
 */
export function replaceNavigation(make: (show: Navigate) => Navigate): void {
  const { ___navigate: show } = window;
  if (show) window.___navigate = make(show);
}

/** Whether a page's data are of the code that runs: a release with new code may have gone live meanwhile. */
export const isOfSameCode = (page: GatsbyPage | null | undefined): boolean => {
  const hash = page?.page?.webpackCompilationHash;
  return !hash || !window.___webpackCompilationHash || hash === window.___webpackCompilationHash;
};

/** Provides the values that Gatsby's scripts otherwise read from the page. */
export function provideScripts(hash: string, chunks: Readonly<Record<string, readonly string[]>>): void {
  window.___webpackCompilationHash = hash;
  window.___chunkMapping = chunks;
}
