import { fakeNodeModel } from '../../testing/fakeNodeModel';
import { reads } from './reads';

const content = (key: string, section: string, locale: string) => ({ type: 'Content', key, section, locale });
const slide = (pbId: string, reel: string) => ({ type: 'Slide', pbId, pbLinks: { reel }, locale: 'en' });
const nodeModel = fakeNodeModel([
  content('booking', 'misc', 'en'),
  content('booking', 'misc', 'sl'),
  content('title', 'a', 'en'),
  content('title', 'b', 'en'),
  { type: 'Menu', key: 'menuWeb', locale: 'sl' },
  { type: 'Reel', pbId: 'r1', locale: 'sl' },
  slide('s1', 'r1'),
  slide('s2', 'r1'),
  slide('s3', 'r1'),
  slide('s4', 'r2'),
  { type: 'Post', id: 'a' },
  { type: 'Post', id: 'b' },
]);
const context = { nodeModel };
const first = { page: 1, perPage: 30, locale: 'en' };
const slides = (args: Partial<Parameters<typeof reads.slides.resolve>[1]> = {}) =>
  reads.slides.resolve(null, { ...first, ...args }, context);

describe('contentByKey', () => {
  const read = (key: string, section: string | undefined, locale = 'en') =>
    reads.contentByKey.resolve(null, { key, section, locale }, context);

  it('finds by key and section in the locale', async () =>
    expect(await read('booking', 'misc', 'sl')).toMatchObject({ key: 'booking', locale: 'sl' }));
  it('finds a unique content by its key alone', async () =>
    expect(await read('booking', undefined)).toMatchObject({ section: 'misc', locale: 'en' }));
  it('is null without a record', async () => {
    expect(await read('booking', 'lists')).toBeNull();
    expect(await read('nothing', undefined)).toBeNull();
  });
  it('requires the section of a key that several sections have', () =>
    expect(read('title', undefined)).rejects.toThrow(
      'The content "title" stands in several sections ("a", "b"): say which, by the argument section.',
    ));
  it('names the locales that there are', () =>
    expect(read('booking', 'misc', 'de')).rejects.toThrow('Unknown locale "de". Known: en, sl.'));
});

describe('menuByKey and reelById', () => {
  it('find one in the locale, or nothing', async () => {
    const menu = (locale: string) => reads.menuByKey.resolve(null, { key: 'menuWeb', locale }, context);
    const reel = (id: string) => reads.reelById.resolve(null, { id, locale: 'sl' }, context);
    expect([await menu('sl'), await menu('en')]).toEqual([expect.objectContaining({ key: 'menuWeb' }), null]);
    expect([await reel('r1'), await reel('r9')]).toEqual([expect.objectContaining({ pbId: 'r1' }), null]);
  });
});

describe('postsById', () => {
  it('finds the existing ones in the order of the ids', () => {
    const read = (ids: string[]) => reads.postsById.resolve(null, { ids }, context);
    expect(read(['b', 'gone', 'a'])).toEqual([
      expect.objectContaining({ id: 'b' }),
      expect.objectContaining({ id: 'a' }),
    ]);
    expect(read([])).toEqual([]);
  });
});

describe('slides', () => {
  const idsOf = ({ items }: Awaited<ReturnType<typeof slides>>) => items.map((item) => (item as { pbId: string }).pbId);

  it('are those of all reels, thirty a page', async () => {
    const list = await slides();
    expect(list).toMatchObject({ page: 1, perPage: 30, totalItems: 4, totalPages: 1 });
    expect(reads.slides.args).toMatchObject({ page: { defaultValue: 1 }, perPage: { defaultValue: 30 } });
  });

  it('are those of one reel, page by page', async () => {
    const second = await slides({ reel: 'r1', page: 2, perPage: 2 });
    expect(idsOf(second)).toEqual(['s3']);
    expect(second).toMatchObject({ totalItems: 3, totalPages: 2 });
    expect(await slides({ reel: 'r1', page: 3, perPage: 2 })).toMatchObject({ items: [], totalPages: 2 });
    expect(await slides({ reel: 'r9' })).toMatchObject({ items: [], totalItems: 0, totalPages: 0 });
  });

  it.each([
    [{ page: 0 }, 'page is 0: count from 1.'],
    [{ perPage: 0 }, 'perPage is 0: count from 1.'],
    [{ perPage: 1001 }, 'perPage is 1001: 1000 is the most. Ask for further pages by page.'],
    [{ locale: 'de' }, 'Unknown locale "de".'],
  ])('refuse %j', (args, message) => expect(slides(args)).rejects.toThrow(message));
});
