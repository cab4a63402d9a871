import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';

/** Both fonts stand in the first view of every page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents(
    [bricolage, figtree].map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  );
};
