/** Replaces the package `gatsby` in the frame's bundle: templates hold their queries, and the frame has the records. */
export const graphql = (): undefined => undefined;
export const navigate = (): Promise<void> => Promise.resolve();
export const Slice = (): null => null;

/** The site's settings: the only static queries are for them (src/layout/useSite.ts, Frame.tsx). */
export const useStaticQuery = (): object => SITE;

const SITE = {
  site: {
    siteMetadata: {
      ...{ siteUrl: new URL(globalThis.location.href).origin, buildTarget: 'default' },
      ...{ preview: false, lowerCaseCanonical: false },
    },
  },
};
