/** A page has rendered: the first one once the application runs, and each one after a navigation inside the site. */
export const PAGE = 'site:page';
/** The application runs, and the page is interactive. */
export const HYDRATED = 'site:hydrated';

/** The detail of a page's event. */
export type PageDetail = {
  readonly path: string;
  /** Null for the page with which the document was loaded. */
  readonly previous: string | null;
};

declare global {
  interface WindowEventMap {
    [PAGE]: CustomEvent<PageDetail>;
  }
}
