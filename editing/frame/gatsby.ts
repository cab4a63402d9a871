/** Replaces the package `gatsby` in the frame's bundle: templates hold their queries, and the frame has the records. */
export const graphql = (): undefined => undefined;
export const navigate = (): Promise<void> => Promise.resolve();
export const Slice = (): null => null;
export const useStaticQuery = (): object => ({});
