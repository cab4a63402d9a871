import { createPageKeeper } from './pageMaker';

const about = {
  path: '/about/',
  component: 'Page.tsx',
  context: { id: '1', i18n: { language: 'en' } },
  slices: {} as Record<string, string>,
};

/** A Gatsby with a page, and the pages that it created. */
function gatsby(keep = createPageKeeper()) {
  const pages = new Map([[about.path, { ...about, updatedAt: 0 }]]);
  const asked: object[] = [];
  return { pages, asked, make: (page: typeof about) => keep(pages, page, (wanted) => asked.push(wanted)) };
}

it('creates a page that this process has not created yet, although Gatsby has it', () => {
  const { asked, make } = gatsby();
  make(about);
  expect(asked).toEqual([about]);
});

it('keeps an unchanged page, and updates its time', () => {
  const { pages, asked, make } = gatsby();
  make(about);
  make({ ...about, context: { id: '1', i18n: { language: 'en' } }, slices: {} });
  expect(asked).toHaveLength(1);
  expect(pages.get('/about/')?.updatedAt).toBeGreaterThan(0);
});

it.each([
  ['context', { context: { id: '1', i18n: { language: 'sl' } } }],
  ['template', { component: 'Other.tsx' }],
  ['slices', { slices: { header: 'header-sl' } }],
])('creates a page with another %s', (_, change) => {
  const { asked, make } = gatsby();
  make(about);
  make({ ...about, ...change });
  expect(asked).toHaveLength(2);
});

it('creates a deleted page again', () => {
  const { pages, asked, make } = gatsby();
  make(about);
  pages.clear();
  make(about);
  expect(asked).toHaveLength(2);
});
