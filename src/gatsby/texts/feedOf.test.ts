import { Parser } from 'htmlparser2';
import { type FeedArticle, feedOf } from './feedOf';

const SITE = {
  locale: 'sl',
  siteUrl: 'https://www.modrina.example',
  siteName: 'Modrina & co',
  description: '<Čudno>',
} as const;
const ARTICLE: FeedArticle = {
  pbId: 'post00000000001',
  path: '/sl/blog/zakaj/',
  title: 'Čemu žaga & šilo? <b> ]]>',
  summary: 'Povzetek & konec',
  author: 'Žiga & Špela',
  publish_at: '2026-11-05T08:00:00.000Z',
  created: '2026-11-01T08:00:00.000Z',
  revised: '2026-11-06T08:00:00.000Z',
  tags: [{ name: 'UI & delo' }, { name: 'Strategija' }],
  image: { publicURL: '/static/1/a.png', width: 600, height: 400 },
  image_alt: 'Hribi',
  body: {
    tree: [
      {
        ...{ type: 'element', tag: 'p', attributes: {} },
        children: [
          { type: 'text', value: 'a ]]> b \u0000\ud800' },
          {
            type: 'element',
            tag: 'a',
            attributes: { href: '/contact/' },
            children: [{ type: 'text', value: 'Pišite' }],
          },
        ],
      },
    ],
    images: [],
    files: [],
  },
};

type Entry = [path: string, text: string, attributes: Record<string, string>];

/** The elements of a document with their texts; it throws where one is not closed by its own name. */
function entriesOf(xml: string): Entry[] {
  const open: { name: string; text: string; attributes: Record<string, string> }[] = [];
  const entries: Entry[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open.push({ name, text: '', attributes }),
      ontext: (text) => open.forEach((element, depth) => depth === open.length - 1 && (element.text += text)),
      onclosetag: (name, implied) => {
        const last = open.pop();
        if (implied && !xml.includes(`<${name} `)) throw new Error(`${name} is not closed.`);
        if (last?.name !== name) throw new Error(`${name} is closed where ${last?.name} is open.`);
        entries.push([[...open.map((element) => element.name), name].join('/'), last.text, last.attributes]);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return entries;
}

const textsOf = (entries: Entry[], path: string) => entries.filter(([each]) => each === path).map(([, text]) => text);

describe('a feed', () => {
  let xml: string;
  let entries: Entry[];
  const text = (name: string) => textsOf(entries, `rss/channel/${name}`);

  beforeAll(async () => {
    xml = await feedOf(SITE, [{ ...ARTICLE, revised: '2026-11-20T08:00:00.000Z', pbId: 'post00000000002' }, ARTICLE]);
    entries = entriesOf(xml);
  });

  it('has title, language, date and URL', () => {
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/);
    expect(text('title')).toEqual(['Modrina & co: članki']);
    expect(text('description')).toEqual(['<Čudno>']);
    expect(text('language')).toEqual(['sl']);
    expect(text('link')).toEqual(['https://www.modrina.example/sl/blog/']);
    expect(text('lastBuildDate')).toEqual(['Fri, 20 Nov 2026 08:00:00 GMT']);
    const self = entries.find(([path]) => path === 'rss/channel/atom:link')?.[2];
    expect(self).toEqual({ href: 'https://www.modrina.example/sl/feed.rss', rel: 'self', type: 'application/rss+xml' });
  });

  it('has each article whole, with the signs that XML has other names for', () => {
    expect(text('item/title')).toEqual([ARTICLE.title, ARTICLE.title]);
    expect(text('item/link')).toContain('https://www.modrina.example/sl/blog/zakaj/');
    expect(text('item/pubDate')).toContain('Thu, 05 Nov 2026 08:00:00 GMT');
    expect(text('item/category')).toEqual(['UI & delo', 'Strategija', 'UI & delo', 'Strategija']);
    expect(text('item/dc:creator')).toContain('Žiga & Špela');
    expect(text('item/content:encoded')[0]).toBe(
      '<p><img src="https://www.modrina.example/static/1/a.png" alt="Hribi" width="600" height="400"></p>' +
        '<p>a ]]&gt; b <a href="https://www.modrina.example/sl/contact/">Pišite</a></p>',
    );
  });

  it('identifies an article by its record, not by its path', async () => {
    expect(text('item/guid')).toEqual(['post00000000002-sl', 'post00000000001-sl']);
    const moved = entriesOf(await feedOf(SITE, [{ ...ARTICLE, path: '/sl/blog/drugje/' }]));
    expect(textsOf(moved, 'rss/channel/item/guid')).toEqual(['post00000000001-sl']);
  });
});

it('is the same for the same articles, whenever it is made', async () => {
  const first = await feedOf(SITE, [ARTICLE]);
  jest.useFakeTimers({ now: new Date('2030-01-01'), advanceTimers: true });
  expect(await feedOf(SITE, [ARTICLE])).toBe(first);
  jest.useRealTimers();
});

it('has no date without articles', async () => {
  const entries = entriesOf(await feedOf(SITE, []));
  expect(textsOf(entries, 'rss/channel/title')).toEqual(['Modrina & co: članki']);
  expect(textsOf(entries, 'rss/channel/lastBuildDate')).toEqual([]);
});
