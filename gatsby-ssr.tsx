import type { GatsbySSR } from 'gatsby';
import { renderBody } from './src/gatsby/postProcessHtml';
import { splitLocale } from './src/i18n/locales';
import { type FramedPage, framePage } from './src/layout/framePage';
import { fontScript } from './src/layout/head/fontScript';
import { localeScript } from './src/i18n/localeScript';
import bricolage from './src/styles/fonts/bricolage-grotesque.woff2';
import figtree from './src/styles/fonts/figtree.woff2';

export { onPreRenderHTML } from './src/gatsby/postProcessHtml';
export const wrapPageElement: GatsbySSR<FramedPage['data'], FramedPage['pageContext']>['wrapPageElement'] = framePage;

/** Gatsby's own renderer leaves U+0000 in pages: see renderBody. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(await renderBody(bodyComponent));

/** Both fonts stand in the first view of every page, in either language; fontScript turns their preloads on. */
const fontLinks = (key: string, media?: string) =>
  [bricolage, figtree].map((href) => (
    <link
      key={key + href}
      rel="preload"
      href={href}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      {...(media && { media })}
    />
  ));

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes, setHeadComponents }) => {
  // In the browser src/runtime/navigation/announceRoute.ts.
  setHtmlAttributes({ lang: splitLocale(pathname).locale });
  // In `gatsby develop` one document stands for all pages.
  if (pathname === '/' && process.env.BUILD_STAGE === 'build-html') {
    setHeadComponents([<script key="locale" dangerouslySetInnerHTML={{ __html: localeScript }} />]);
  }
  setHeadComponents([
    ...fontLinks('preload', 'not all'),
    <script key="fonts" dangerouslySetInnerHTML={{ __html: fontScript }} />,
    <noscript key="fonts without scripts">{fontLinks('noscript')}</noscript>,
  ]);
};
