/** A path with a slash at its end, as every page's URL has one. */
export const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
