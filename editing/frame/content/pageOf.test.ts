import { contentOptions } from '../../../src/gatsby/contentOptions';
import { parseEnv } from '../../../src/lib/env';
import { textLanguage } from '../../../src/i18n/textLanguage';
import type { Locale } from '../../../src/i18n/locales';
import type { DraftRecord, Key, Values } from '../../store/types';
import { shareRecords } from '../draw/shareRecords';
import { draftRecord, seedRecords } from '../testing/seedRecords';
import { pageOf } from './pageOf';
import { LOCALES } from './shapes';

const seed = seedRecords();

const draw = (root: Key, records: readonly DraftRecord[], locale: Locale = 'en') =>
  pageOf({ locale, root, records, pictures: {} });

const find = (collection: string, values: Values): DraftRecord => {
  const found = seed.find((record) =>
    Object.entries({ ...values }).every(
      ([name, value]) => record.collection === collection && record.values[name] === value,
    ),
  );
  if (!found) throw new Error(`The seed has no such record of ${collection}.`);
  return found;
};

/** The record and its changes, in place of that of the seed. */
const changed = (record: DraftRecord, values: Values): DraftRecord[] =>
  seed.map((each) => (each === record ? { ...each, values: { ...each.values, ...values } } : each));

function blocks(slug: string, records: readonly DraftRecord[] = seed, locale: Locale = 'en') {
  const drawn = draw(find('pages', { slug }).key, records, locale);
  if (drawn.template !== 'pages' || !drawn.data.page) throw new Error('This is no page.');
  return drawn.data.page.blocks;
}

const blockOf = (slug: string, kind: string, records?: readonly DraftRecord[], locale?: Locale) => {
  const block = blocks(slug, records, locale).find((each) => each.kind === kind);
  if (!block) throw new Error(`The page ${slug} has no ${kind}.`);
  return block;
};

const ROOTS = ['pages', 'posts', 'cases', 'projects', 'workshops'];
const roots = seed.filter(({ collection }) => ROOTS.includes(collection)).map(({ key }) => key);

it('has the locales of the build', () => {
  expect(LOCALES).toMatchObject(contentOptions(parseEnv({})).locales);
});

it.each(['en', 'sl'] as const)('makes every page of the starting content in %s', (locale) => {
  const kinds = new Set<string>();
  for (const root of roots) {
    const drawn = draw(root, seed, locale);
    expect(drawn.context.language).toBe(locale);
    if (drawn.template !== 'pages') continue;
    for (const block of drawn.data.page?.blocks ?? []) {
      expect(block).not.toHaveProperty('error');
      kinds.add(block.kind);
    }
  }
  expect([...kinds].sort().join()).toBe('cards,cta,faq,form,hero,list,logos,packages,quote,reel,statistics,steps,text');
});

it('gives a page the path that it has on the site', () => {
  expect(draw(find('pages', { slug: 'home' }).key, seed, 'sl').context.i18n).toEqual({
    path: '/sl/',
    originalPath: '/',
  });
  expect(draw(find('posts', { slug: 'when-not-to-use-ai' }).key, seed).context.i18n.path).toBe(
    '/blog/when-not-to-use-ai/',
  );
});

it('shows the original of a text that is not translated, and says so', () => {
  const cta = seed.find(({ values }) => values.kind === 'cta' && values.page === find('pages', { slug: 'home' }).id);
  const records = changed(cta as DraftRecord, { title: 'Write to us', title_sl: '' });
  const block = blockOf('home', 'cta', records, 'sl');
  expect(block.title).toBe('Write to us');
  expect(textLanguage(block, 'title')).toBe('en');
  expect(textLanguage(blockOf('home', 'hero', records, 'sl'), 'title')).toBeUndefined();
});

it('shows a project in Slovenian in every language, if its funder wants that', () => {
  const project = find('projects', { slug: 'green-twin-of-a-factory' });
  const drawn = draw(project.key, changed(project, { force_sl: true, title_sl: 'Dvojček' }), 'en');
  const data = drawn.template === 'projects' ? drawn.data.project : null;
  expect(data?.title).toBe('Dvojček');
  expect(data?.properties.map((property) => textLanguage(property, 'name'))).toEqual(data?.properties.map(() => 'sl'));
});

it('parses and typesets rich text as a build does', () => {
  const home = find('pages', { slug: 'home' });
  const hero = seed.find(({ values }) => values.kind === 'hero' && values.page === home.id) as DraftRecord;
  const text =
    '<h1>V mestu</h1><p onclick="x()">10 %<img src="/api/files/posts/abc/a%20b.png" alt="A"></p><script>x</script>';
  const parsed = blockOf('home', 'hero', changed(hero, { text_sl: text }), 'sl').text;
  expect(parsed?.tree).toMatchObject([
    { tag: 'h2', attributes: { id: 'v-mestu' }, children: [{ value: 'V\u00a0mestu' }] },
    { tag: 'p', attributes: {}, children: [{ value: '10\u00a0%' }, { tag: 'img' }] },
  ]);
  expect(parsed?.images.map(({ file }) => file.publicURL)[0]).toMatch(/^\/api\/files\/\w+\/abc\/a%20b\.png$/);
});

it('shows a picture from PocketBase, or from the message while it is uploaded', () => {
  const block = find('blocks', { kind: 'hero', page: find('pages', { slug: 'about' }).id });
  const drawing = { locale: 'en' as const, root: find('pages', { slug: 'about' }).key, records: seed, pictures: {} };
  const urls = [drawing, { ...drawing, pictures: { [`${block.key}/image`]: 'data:image/png;base64,AA/+' } }].map(
    (each) => {
      const drawn = pageOf(shareRecords(undefined, each));
      return drawn.template === 'pages' ? drawn.data.page?.blocks[0]?.image?.publicURL : '';
    },
  );
  expect(urls).toEqual([
    expect.stringMatching(new RegExp(`^/api/files/[\\w-]+/${block.id}/[\\w-]+\\.\\w+$`)),
    'data:image/png;base64,AA/+',
  ]);
});

it('orders blocks and items as editors do, and leaves out hidden blocks', () => {
  const faq = find('blocks', { kind: 'faq', page: find('pages', { slug: 'home' }).id });
  const [first, second] = seed.filter(({ values }) => values.block === faq.id);
  const records = changed(first as DraftRecord, { order: Number(second?.values.order) + 1 });
  expect(
    blockOf('home', 'faq', records)
      .items.slice(0, 2)
      .map(({ id }) => id),
  ).toEqual([second?.id, first?.id]);
  const visible = blocks('home', changed(faq, { hidden: true }));
  expect(visible.map(({ kind }) => kind)).not.toContain('faq');
  expect(visible).toHaveLength(blocks('home').length - 1);
});

it('lists the newest articles, published ones only, with topics and reading time', () => {
  const day = '2026-01-01 08:00:00.000Z';
  const post = (id: string, values: Values) =>
    draftRecord('posts', { id, title: id, slug: id, summary: 's', body: '<p>t</p>', status: 'published', ...values });
  const tag = draftRecord('tags', { id: 'ai', slug: 'ai', name: 'AI' });
  const records = [
    ...seed.filter(({ collection }) => collection !== 'posts'),
    ...[tag, post('old', { publish_at: day, tags: ['ai', 'gone'] }), post('draft', { status: 'draft' })],
    ...[
      post('new', { publish_at: '2026-02-01 08:00:00.000Z' }),
      post('planned', { publish_at: '2999-01-01 08:00:00.000Z' }),
    ],
  ];
  const list = blocks('home', records).find(({ posts }) => posts.length > 0);
  expect(list?.posts.map(({ title, body, tags, path }) => [title, body.minutes, tags.length, path])).toEqual([
    ['new', 1, 0, '/blog/new/'],
    ['old', 1, 1, '/blog/old/'],
  ]);
});

it('takes packages and the words of forms from the contents', () => {
  const page = blocks('web3/voucher', seed, 'sl');
  const packages = page.find(({ kind }) => kind === 'packages')?.packages;
  const form = page.find(({ kind }) => kind === 'form');
  expect(packages?.items.map(({ number }) => number)).toEqual(form?.voucherPackages?.items.map(({ number }) => number));
  expect(packages?.items.length).toBeGreaterThan(1);
  expect(form?.voucherForm?.link_label).toBeTruthy();
  expect(form?.site?.details).toHaveProperty('email');
  expect(form?.booking?.link).toMatch(/^https/);
});

it('puts slides into a reel, and figures, properties and topics into records', () => {
  expect(blockOf('home', 'reel').reel?.slides.length).toBeGreaterThan(2);
  const item = draw(find('cases', { slug: 'dairy-order-desk' }).key, seed);
  expect(item.template === 'cases' && item.data.item?.figures.length).toBeGreaterThan(0);
  expect(item.template === 'cases' && item.data.all.nodes.length).toBeGreaterThan(1);
  const post = draw(find('posts', { slug: 'when-not-to-use-ai' }).key, seed);
  expect(post.template === 'posts' && post.data.post?.tags[0]?.name).toBeTruthy();
  expect(post.template === 'posts' && post.data.first?.id).toBeTruthy();
});

it('keeps the place of a block that cannot be mapped, and the other blocks', () => {
  const faq = find('blocks', { kind: 'faq', page: find('pages', { slug: 'home' }).id });
  const before = blocks('home').map(({ id }) => id);
  const after = blocks('home', changed(faq, { kind: 'unknown' }));
  expect(after.map(({ id }) => id)).toEqual(before);
  expect(after.filter((block) => 'error' in block).map(({ id }) => id)).toEqual([faq.id]);
});

it('gives the same objects for what did not change, so that React skips it', () => {
  const root = find('pages', { slug: 'home' }).key;
  const message = (records: readonly DraftRecord[]) =>
    structuredClone({ locale: 'en' as const, root, records, pictures: {} });
  const faq = find('blocks', { kind: 'faq', page: find('pages', { slug: 'home' }).id });
  const one = shareRecords(undefined, message(seed));
  const other = shareRecords(one, message(changed(faq, { title: 'Asked' })));
  const blocksOf = (drawing: typeof one) => {
    const drawn = pageOf(drawing);
    return drawn.template === 'pages' ? [...(drawn.data.page?.blocks ?? [])] : [];
  };
  const before = blocksOf(one);
  const after = blocksOf(other);
  expect(after.filter((block, i) => block !== before[i]).map(({ title }) => title)).toEqual(['Asked']);
});

it('says which record is missing', () => {
  expect(() => draw('pages/none', seed)).toThrow('There is no pages/none.');
});
