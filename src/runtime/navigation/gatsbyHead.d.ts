/** Gatsby's own handler of a page's Head, under the name that src/gatsby/webpack/onCreateWebpackConfig.ts gives it. */
declare module 'gatsby-own-head' {
  /** A hook: renders a page's Head separately and moves its elements to the document's. */
  export function headHandlerForBrowser(page: object): void;
}
