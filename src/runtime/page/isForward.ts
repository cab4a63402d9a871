/**
 * Whether a navigation led on, by a link, and not back or forth through the history. Gatsby passes the history's action
 * on; going back to a page whose data had to be fetched again has none.
 */
export const isForward = ({ action }: { readonly action?: string }): boolean =>
  action === 'PUSH' || action === 'REPLACE';
