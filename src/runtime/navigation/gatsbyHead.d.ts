/** Gatsby's own handler of a page's Head, under a name that src/gatsby/webpack/plugins.ts gives it. */
declare module 'gatsby-own-head' {
  /** A hook: draws a page's Head apart from the page, and puts what it holds into the document's. */
  export function headHandlerForBrowser(page: object): void;
}
