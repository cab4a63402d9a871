import type { GatsbySSR } from 'gatsby';
import { createElement, isValidElement, type ReactNode } from 'react';
import { keepTagManagerBack } from './src/gatsby/webpack/keepTagManagerBack';
import { renderBody } from './src/gatsby/renderBody';
import { SCRIPTS_SLICE } from './src/gatsby/webpack/ScriptsPlugin';
import { splitLocale } from './src/i18n/locales';
import { type FramedPage, framePage } from './src/layout/framePage';
import { fontScript } from './src/layout/head/fontScript';
import { localeScript } from './src/i18n/localeScript';
import bricolage from './src/styles/fonts/bricolage-grotesque.woff2';
import figtree from './src/styles/fonts/figtree.woff2';

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
  // In the browser src/runtime/navigation/setDocumentLanguage.ts.
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

/** The tags with which Gatsby starts its application on every page. */
function startsApplication(node: ReactNode): boolean {
  if (!isValidElement<{ id?: string; sliceId?: string }>(node)) return false;
  return node.props.sliceId === '_gatsby-scripts' || node.props.id === 'gatsby-script-loader';
}

/** What gatsby-plugin-image puts into every page for its own component; src/ui/Picture.tsx needs none of it. */
const isOfImages = (node: ReactNode): boolean =>
  isValidElement(node) && String(node.key).startsWith('gatsby-image-style');

/** Pages carry the small layer of scripts alone; it loads the application when it is wanted. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  keepTagManagerBack(page);
  page.replaceHeadComponents(page.getHeadComponents().filter((node) => !isOfImages(node)));
  // `gatsby develop` needs its scripts, and has no slices.
  if (process.env.BUILD_STAGE !== 'build-html') return;
  const rest = page.getPostBodyComponents().filter((node) => !startsApplication(node));
  const slice = ['slice-start', 'slice-end'].map((tag) => createElement(tag, { key: tag, id: SCRIPTS_SLICE }));
  page.replacePostBodyComponents([...rest, ...slice]);
};
