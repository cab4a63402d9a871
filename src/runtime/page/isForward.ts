/** A location of the router, with the action of the history that led to it. */
export type Place = { readonly pathname: string; readonly hash: string; readonly action?: string };

/**
 * Whether a navigation followed a link, and did not go back or forward in the history. Gatsby passes the history's
 * action on; going back to a page whose data had to be fetched again has none.
 */
export const isForward = ({ action }: { readonly action?: string }): boolean =>
  action === 'PUSH' || action === 'REPLACE';
