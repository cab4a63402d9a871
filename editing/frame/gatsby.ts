import { useContext, type ReactNode } from 'react';
import { HeaderSlot } from './HeaderSlot';

// Replaces the package `gatsby` in the frame's bundle: templates hold their queries, and the frame has the records.

export const graphql = (): undefined => undefined;
export const navigate = (): Promise<void> => Promise.resolve();

/** Parts of every page: a plain header, and no footer. */
export function Slice({ alias }: { alias: string }): ReactNode {
  const header = useContext(HeaderSlot);
  return alias === 'header' ? header : null;
}

const SITE = {
  site: {
    siteMetadata: {
      ...{ siteUrl: new URL(globalThis.location.href).origin, buildTarget: 'default' },
      ...{ preview: false, lowerCaseCanonical: false },
    },
  },
};

/** The site's settings: the only static queries are for them (src/layout/useSite.ts, Frame.tsx). */
export const useStaticQuery = (): object => SITE;
