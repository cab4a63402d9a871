import type * as ReactServer from 'react-dom/server';
import type { Translated } from './writtenIn';
import { Seo } from './Seo';

// The build for browsers, which jsdom would choose, needs a TextEncoder.
const { renderToStaticMarkup } = jest.requireActual<typeof ReactServer>('react-dom/server.node');

/** Static queries are in files of Gatsby's build. */
jest.mock('gatsby', () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({ site: { siteMetadata: { siteUrl: 'https://www.modrina.example' } } }),
}));

const ENGLISH = 'https://www.modrina.example/blog/time/';
const SLOVENIAN = 'https://www.modrina.example/sl/blog/time/';

/** The links in the head of an article's page, by their relation and language. */
function linksOf(language: 'en' | 'sl', more: { record?: Translated; noindex?: boolean } = {}) {
  const prefix = language === 'sl' ? '/sl' : '';
  const i18n = { originalPath: '/blog/time/', path: `${prefix}/blog/time/` };
  const view = renderToStaticMarkup(
    <Seo context={{ language, template: 'post', i18n }} site={null} title="Time" {...more} />,
  );
  const found = [...view.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]*)")? href="([^"]*)"/gi)];
  return Object.fromEntries(found.map(([, rel, code, href]) => [code ?? rel, href]));
}

it.each([
  ['en', ENGLISH],
  ['sl', SLOVENIAN],
] as const)('the page in %s names itself, and the page in each locale', (language, url) => {
  expect(linksOf(language)).toEqual({ canonical: url, en: ENGLISH, sl: SLOVENIAN, 'x-default': ENGLISH });
});

it('a page without a text in its locale names the original, and no alternate', () => {
  const record = { isFallback: true, alternates: [{ locale: 'en', isFallback: false }] };
  expect(linksOf('sl', { record })).toEqual({ canonical: ENGLISH });
});

it.each([
  ['its own', [], 'About the site.'],
  ['none, if the text is in the other language', [{ field: 'text', locale: 'en' }], undefined],
])('a page without a description has that of the site: %s', (_, borrowed, description) => {
  const site = { title: 'Modrina', text: { excerpt: 'About the site.' }, image: null, image_alt: null, borrowed };
  const i18n = { originalPath: '/about/', path: '/sl/about/' };
  const view = renderToStaticMarkup(
    <Seo context={{ language: 'sl', template: 'page', i18n }} site={site} title="O nas" />,
  );
  expect(/<meta name="description" content="([^"]*)"/.exec(view)?.[1]).toBe(description);
});

it('a page that is not to be found names none', () => {
  expect(linksOf('sl', { noindex: true })).toEqual({});
});
