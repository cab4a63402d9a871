import type { SearchEntry } from '../../i18n/search/SearchIndex';
import { knownForms } from '../../testing/slovenianForms';
import { searchEntry } from '../../testing/searchEntry';
import { serveSearch } from '../../testing/serveSearch';

/** An index of its own for each test: it is loaded once in a page's life. */
async function open(entries: SearchEntry[], locale: 'en' | 'sl' = 'sl') {
  jest.resetModules();
  const asked: string[] = [];
  const serve = serveSearch(entries, locale);
  globalThis.fetch = ((path: string) => (asked.push(path), serve(path))) as typeof fetch;
  const { openIndex } = await import('./loadIndex');
  const index = await openIndex(locale);
  return { index, asked, find: (typed: string) => index.find(typed).pages.map(({ path }) => path) };
}

it('finds with and without marks, from two letters on', async () => {
  const { find } = await open([
    searchEntry('/scit/', { text: 'Ščit pred napadi' }),
    searchEntry('/b/', { text: 'Drugo' }),
  ]);
  for (const typed of ['sc', 'šč', 'ščit', 'scit', 'ŠČITA']) expect([typed, find(typed)]).toEqual([typed, ['/scit/']]);
  expect(find('s')).toEqual([]);
  expect(find('  ')).toEqual([]);
});

it.each(['delavnica', 'delavnice', 'delavnic', 'delavnicah', 'delavnicami', 'Delavnici'])(
  'finds by %s each of its forms',
  async (typed) => {
    const { find } = await open([
      searchEntry('/a/', { text: 'o delavnicah' }),
      searchEntry('/b/', { text: 'na delavnico' }),
    ]);
    expect(find(typed).sort()).toEqual(['/a/', '/b/']);
  },
);

it('finds a word on the way to being typed whole', async () => {
  const words = knownForms.map(([word = '']) => word);
  const { find } = await open(words.map((word) => searchEntry(`/${word}/`, { title: word })));
  const lost: string[] = [];
  let all = 0;
  for (const word of words) {
    for (let end = 3; end <= word.length; end++) {
      all += 1;
      if (!find(word.slice(0, end)).includes(`/${word}/`)) lost.push(word.slice(0, end));
    }
  }
  expect(lost.length / all).toBeLessThan(0.01);
});

it('puts a page that is about it before one that mentions it', async () => {
  const { find } = await open([
    searchEntry('/mentions/', { title: 'Drugo', text: 'vavčer' }),
    searchEntry('/about/', { title: 'Vavčer za podjetja', text: 'Nekaj besed.' }),
    searchEntry('/heading/', { title: 'Tretje', headings: 'Kaj je vavčer', text: 'Nekaj besed in še več besed.' }),
  ]);
  expect(find('vavčerji')).toEqual(['/about/', '/heading/', '/mentions/']);
});

it('requires all words, then allows a wrong letter, then any of the words', async () => {
  const { find } = await open([
    searchEntry('/both/', { text: 'pametna tovarna' }),
    searchEntry('/one/', { text: 'pametna hiša' }),
  ]);
  expect(find('pametna tovarna')).toEqual(['/both/']);
  expect(find('pametna tovrana')).toEqual(['/both/']);
  expect(find('pametna ladjedelnica').sort()).toEqual(['/both/', '/one/']);
  // Four letters are too few to guess from.
  expect(find('tova')).toEqual(['/both/']);
  expect(find('xova')).toEqual([]);
});

it('ignores stop words, except the one being typed', async () => {
  const { find } = await open([searchEntry('/a/', { text: 'zaposleni v tovarni' })]);
  expect(find('kako je v tovarni')).toEqual(['/a/']);
  expect(find('za')).toEqual(['/a/']);
});

it.each([
  ['en', 'about', 'About'],
  ['en', 'about us', 'About'],
  ['en', 'check-up', 'AI check-up'],
  ['sl', 'o nas', 'O nas'],
  ['sl', 'pišite nam', 'Pišite nam'],
] as const)('finds a title of stop words (%s: %s)', async (locale, typed, title) => {
  const { find } = await open(
    [searchEntry('/named/', { title }), searchEntry('/other/', { title: 'Other', text: `${title} check us` })],
    locale,
  );
  expect(find(typed)[0]).toBe('/named/');
});

it('does not require a stop word at the end, which only titles have', async () => {
  const { find } = await open([searchEntry('/a/', { text: 'pametna tovarna' })]);
  expect(find('pametna tovarna za')).toEqual(['/a/']);
});

it('stems English in the English index', async () => {
  const { find } = await open([searchEntry('/a/', { text: 'Choosing suppliers' })], 'en');
  for (const typed of ['choose', 'supplier', 'chosing suppliers'])
    expect([typed, find(typed)]).toEqual([typed, ['/a/']]);
});

it('returns the number of results, and the best twenty', async () => {
  const { index } = await open(Array.from({ length: 30 }, (_, n) => searchEntry(`/${n}/`, { text: 'vavčer' })));
  const { total, pages } = index.find('vavčer');
  expect([total, pages.length]).toEqual([30, 20]);
});

it('reads every part, once, and the texts of all', async () => {
  const entries = Array.from({ length: 600 }, (_, n) =>
    searchEntry(`/${n}/`, { title: `članek${n}`, text: `beseda${n}` }),
  );
  const { index, asked, find } = await open(entries);
  const texts = await index.texts;
  expect(asked.sort()).toEqual(
    [0, 1, 2, 3].flatMap((part) => [`/search-index/sl-${part}.json`, `/search-index/sl-${part}.texts.json`]).sort(),
  );
  for (const n of [0, 1, 299, 599]) {
    expect(find(`beseda${n}`)).toContain(`/${n}/`);
    expect(texts.get(`/${n}/`)).toBe(`beseda${n}`);
  }
});

it('fails without an index, and can be requested again', async () => {
  jest.resetModules();
  const { openIndex } = await import('./loadIndex');
  globalThis.fetch = (() => Promise.resolve({ ok: false, status: 503 })) as unknown as typeof fetch;
  await expect(openIndex('sl')).rejects.toThrow('/search-index/sl-0.json answered 503.');
  globalThis.fetch = serveSearch([searchEntry('/a/', { text: 'vavčer' })], 'sl') as typeof fetch;
  expect((await openIndex('sl')).find('vavčer').total).toBe(1);
});

it('works without the texts if they do not load', async () => {
  jest.resetModules();
  const serve = serveSearch([searchEntry('/a/', { title: 'vavčer', text: 'vavčer' })], 'sl');
  globalThis.fetch = ((path: string) => serve(path.replace('.texts', '.nothing'))) as typeof fetch;
  const { openIndex } = await import('./loadIndex');
  const index = await openIndex('sl');
  expect((await index.texts).size).toBe(0);
  expect(index.find('vavčer').total).toBe(1);
});
