import { parseRichText } from '../../../plugins/gatsby-source-pocketbase/src/richText/parseRichText';
import { feedOf, htmlOf } from '../../../src/gatsby/texts/feedOf';
import { llmsText } from '../../../src/gatsby/texts/writeTexts';
import { localText } from '../../../src/gatsby/texts/localText';
import { articleText, type PageArticle } from '../../../src/gatsby/texts/writeArticleTexts';
import { StructuredData } from '../../../src/layout/structuredData/StructuredData';
import { Link } from '../../../src/ui/Link';
import { Prose } from '../../../src/ui/prose/Prose';
import { activeHtml } from './activeContent';
import { activeMarkdown } from './activeMarkdown';
import { ATTACK_URLS, ATTACKS, sampleOf } from './attacks';
import { isWholeSuite } from '../roundsOf';
import { renderToStaticMarkup } from './renderToStaticMarkup';

// Payloads through everything that makes a document of a text when the site is built, read by a real parser.
const SENT = isWholeSuite() ? ATTACKS : sampleOf(ATTACKS, 6);
const SENT_URLS = isWholeSuite() ? ATTACK_URLS : sampleOf(ATTACK_URLS, 6);

const PLACE = { siteUrl: 'https://www.modrina.example', locale: 'en', page: '/blog/a/' } as const;
const SITE = { locale: 'en', siteUrl: PLACE.siteUrl } as const;
const CONTEXT = { origins: [PLACE.siteUrl], collectionIds: new Map([['posts', 'pbc_1']]) };

/** The payloads for which something is wrong, with the faults. */
const faulty = (payloads: readonly string[], faultsOf: (payload: string) => readonly string[]) =>
  payloads.map((payload) => [payload, faultsOf(payload)] as const).filter(([, faults]) => faults.length > 0);

const richText = (html: string) => {
  const { tree } = parseRichText(html, CONTEXT);
  return { tree, images: [], files: [] };
};
const articleOf = (payload: string): PageArticle & { created: string; revised: string } => ({
  ...{ title: payload, summary: payload, author: payload, isFallback: false, body: richText(payload) },
  ...{ publish_at: '2026-11-05T08:00:00Z', created: '2026-11-05T08:00:00Z', revised: '2026-11-05T08:00:00Z' },
});

it('rich text on a page runs nothing', () => {
  const page = (payload: string) => renderToStaticMarkup(<Prose text={richText(payload)} />);
  expect(faulty(SENT, (payload) => activeHtml(page(payload)))).toEqual([]);
});

it('the classes of a code sample run nothing', () => {
  const sample = (payload: string) => `<pre class="language-${payload}"><code>${payload}</code></pre>`;
  const page = (payload: string) => renderToStaticMarkup(<Prose text={richText(sample(payload))} />);
  expect(faulty(SENT, (payload) => activeHtml(page(payload)))).toEqual([]);
});

it('a plain text on a page, in an attribute too, is that text', () => {
  const page = (payload: string) => renderToStaticMarkup(<p title={payload}>{payload}</p>);
  expect(faulty(SENT, (payload) => activeHtml(page(payload)))).toEqual([]);
});

it('a link leads to the web, to mail, to a phone or into the site', () => {
  const page = (payload: string) => renderToStaticMarkup(<Link to={payload}>x</Link>);
  expect(faulty(SENT_URLS, (payload) => activeHtml(page(payload)))).toEqual([]);
});

it('structured data is one script, and its texts are as written', () => {
  const faultsOf = (payload: string) => {
    const things = [{ '@type': 'Thing', name: payload, description: payload }] as const;
    const html = `<body>${renderToStaticMarkup(<StructuredData things={things} />)}</body>`;
    const scripts = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script')];
    const { type, textContent } = scripts[0] ?? {};
    if (scripts.length !== 1 || type !== 'application/ld+json') return ['other scripts'];
    const graph = JSON.parse(textContent ?? '') as { '@graph': object[] };
    const isAsWritten = JSON.stringify(graph['@graph']) === JSON.stringify(things);
    return [...activeHtml(html, 'script[type="application/ld+json"]'), ...(isAsWritten ? [] : ['graph'])];
  };
  expect(faulty(SENT, faultsOf)).toEqual([]);
});

it('HTML for feed readers runs nothing', () => {
  const html = (payload: string) => htmlOf(localText(richText(payload), PLACE));
  expect(faulty(SENT, (payload) => activeHtml(html(payload)))).toEqual([]);
});

it('a feed stays XML with as many elements as its articles have', async () => {
  const article = (payload: string, index: number) => ({
    ...articleOf(payload),
    ...{ pbId: `p${index}`, path: `/blog/${index}/`, tags: [{ name: payload }], image: null, image_alt: payload },
  });
  const site = { ...SITE, siteName: SENT.join(' '), description: SENT.join(' ') };
  const xml = await feedOf(site, SENT.map(article));
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(feed.querySelector('parsererror')?.textContent).toBeUndefined();
  const items = [...feed.querySelectorAll('item')];
  expect(items).toHaveLength(SENT.length);
  const names = new Set(items.flatMap((item) => [...item.querySelectorAll('*')].map(({ nodeName }) => nodeName)));
  const known = ['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded', 'category', 'dc:creator'];
  expect(known).toEqual(expect.arrayContaining([...names]));
  const contents = items.map((item) => item.getElementsByTagName('content:encoded')[0]?.textContent ?? '');
  expect(faulty(contents, (content) => activeHtml(content))).toEqual([]);
});

it('Markdown has no HTML and no link with a script', () => {
  const text = (payload: string) => articleText(articleOf(payload), PLACE);
  expect(faulty(SENT, (payload) => activeMarkdown(text(payload)))).toEqual([]);
});

it('llms.txt has no HTML and no link with a script', () => {
  const faultsOf = (payload: string) => {
    const nodes = [{ path: '/blog/a/', title: payload, summary: payload }];
    const lists = { pages: { nodes }, cases: { nodes }, workshops: { nodes }, projects: { nodes }, articles: nodes };
    return activeMarkdown(llmsText({ ...SITE, siteName: payload, description: payload }, lists));
  };
  expect(faulty(SENT, faultsOf)).toEqual([]);
});
