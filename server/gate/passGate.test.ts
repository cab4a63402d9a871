import { checkFall, checkHome } from './passGate';
import { refusal } from '../site/Violation';
import { BrokenBuildError, TransientError } from '../UserError';

const posts = (count: number) => Array.from({ length: count }, (_, index) => `/blog/${index}/`);

test('contains who decides, and the lost pages', () => {
  const [fault] = checkFall(100, 60, posts(40));
  expect(fault?.sentence).toContain('from 100 pages to 60');
  expect(fault?.sentence).toContain('/_site/status');
  expect(refusal([fault ?? { sentence: '' }], 'https://www.modrina.example').shrink).toEqual({
    records: {},
    pages: posts(40),
  });
});

test('pages that may be removed are not counted, nor are list pages that disappear with them', () => {
  const lists = ['/blog/page/2/', '/sl/blog/page/3/', '/blog/tag/ai/', '/sl/blog/tag/ai/'];
  expect(checkFall(100, 56, [...posts(40), ...lists], posts(40))).toEqual([]);
  expect(checkFall(100, 56, [...posts(40), ...lists])).toHaveLength(1);
});

test('a further loss is refused beside what may go', () => {
  const further = Array.from({ length: 19 }, (_, index) => `/case/${index}/`);
  expect(checkFall(100, 42, [...posts(40), ...further.slice(0, 18)], posts(40))).toEqual([]);
  expect(checkFall(100, 41, [...posts(40), ...further], posts(40))).toHaveLength(1);
});

test('a fall beside links to what was taken down is for people to decide, beside anything else it is not', () => {
  const fall = checkFall(100, 60, posts(40));
  const link = { sentence: 'A link.', deadLink: '/blog/1/' };
  const both = refusal([...fall, link], 'https://www.modrina.example');
  expect(both).toMatchObject({ deadLinks: ['/blog/1/'], shrink: { pages: posts(40) } });
  const other = refusal([...fall, link, { sentence: 'A broken page.' }], 'https://www.modrina.example');
  expect(other).toMatchObject({ deadLinks: [], shrink: undefined });
  expect(refusal(fall, 'https://www.modrina.example').deadLinks).toEqual([]);
});

test('the faults of the content are named for PocketBase, each once with all its records', () => {
  const [a, b] = ['a', 'b'].map((id) => ({ collection: 'posts', id }));
  const link = { sentence: 'A link.', link: '/blog/1/', deadLink: '/blog/1/' };
  const violations = [{ ...link, record: a }, { ...link, record: b }, { sentence: 'A page.' }];
  expect(refusal(violations, 'https://www.modrina.example').faults).toEqual([
    { sentence: 'A link.', records: [a, b], link: '/blog/1/', deadLink: '/blog/1/' },
    { sentence: 'A page.', records: [] },
  ]);
});

test('beside a fall, or a fault of the build, none is named: no record explains all of them', () => {
  const fault = { sentence: 'A page.', record: { collection: 'posts', id: 'a' } };
  const of = (...more: Parameters<typeof refusal>[0]) =>
    refusal([fault, ...more], 'https://www.modrina.example').faults;
  expect(of()).toHaveLength(1);
  expect(of(...checkFall(100, 60, posts(40)))).toEqual([]);
  expect(of({ sentence: 'The page /b/ was not built.', isOfBuild: true })).toEqual([]);
});

test('a damaged build is tried again by itself, and a fault of the content is not', () => {
  const of = (violation: Parameters<typeof refusal>[0][number]) => refusal([violation], 'https://www.modrina.example');
  expect(of({ sentence: 'The page /b/ is cut short.', isOfBuild: true })).toBeInstanceOf(BrokenBuildError);
  expect(of({ sentence: 'A page.' })).not.toBeInstanceOf(TransientError);
});

test.each<[string, { en?: string; sl?: string }, boolean | undefined, number]>([
  ['with content', { en: 'a', sl: 'a' }, true, 0],
  ['without content', {}, true, 1],
  ['without content in one language', { en: 'a' }, true, 1],
  ['without content, as before', {}, false, 0],
  ['without content, after a legacy release', {}, undefined, 0],
])('a home page %s', (_, records, had, violations) => {
  const homes = { en: '/', sl: '/sl/' };
  const pages = {
    '/': { template: 'page', locale: 'en', record: records.en },
    '/sl/': { template: 'page', locale: 'sl', record: records.sl },
  };
  expect(checkHome({ homes, pages }, { hasHome: had })).toHaveLength(violations);
  expect(checkHome({ homes, pages }, undefined)).toEqual([]);
});
