import { internalLink, pathsOf } from './internalLink';

const context = {
  origins: ['http://127.0.0.1:8090', 'https://www.site.example', 'https://host.example/docs'],
  collectionIds: new Map([['posts', 'pbc_1']]),
};
const link = (href: string) => internalLink(href, context);
const path = (written: string, rest = '') => ({ kind: 'path', path: written, rest });
const record = { kind: 'record', collectionId: 'pbc_1', recordId: 'r1' };

it.each([
  ['/blog/why/', path('/blog/why/')],
  [' /blog ', path('/blog')],
  ['/', path('/')],
  ['/blog/?a=1#b', path('/blog/', '?a=1#b')],
  ['/blog#b?c', path('/blog', '#b?c')],
  ['https://www.site.example', path('/')],
  ['https://WWW.site.example/Blog/#b', path('/Blog/', '#b')],
  ['https://www.site.example?a=1', path('/', '?a=1')],
  ['http://127.0.0.1:8090/blog/', path('/blog/')],
  ['https://host.example/docs/intro/', path('/intro/')],
])('leads inside the site: %s', (href, expected) => {
  expect(link(href)).toEqual(expected);
});

it.each([
  '',
  '#top',
  '?page=2',
  '//www.site.example/blog/',
  '/\\evil.example',
  'mailto:a@site.example',
  'tel:+38640',
  'https://a.example/',
  'https://www.site.example.evil/',
  'https://www.site.example:444/',
  'https://host.example/docsy/',
  '/api/files/posts/r1/plan.pdf',
  'http://127.0.0.1:8090/api/files/posts/r1/plan.pdf',
])('does not lead to a page of the site: "%s"', (href) => {
  expect(link(href)).toBeUndefined();
});

it.each([
  'http://127.0.0.1:8090/_/#/collections?collection=posts&record=r1',
  'https://old.example/_/#/collections?collection=pbc_1&filter=a%26b&sort=-created&record=r1',
  'https://host.example/pb/_/?x=1#/collections?record=r1&collection=posts',
  '/_/#/collections?collection=posts&recordId=r1',
])('recognises a record copied from the dashboard: %s', (href) => {
  expect(link(href)).toEqual(record);
});

it('takes the rest of the dashboard for no record', () => {
  expect(link('/_/#/settings')).toEqual(path('/_/', '#/settings'));
  expect(link('https://a.example/_/#/collections?collection=posts')).toBeUndefined();
});

it('finds no place from which "blog/why" could start', () => {
  expect(link('blog/why')).toEqual({ kind: 'relative' });
});

it.each([
  ['/', ['/']],
  ['/a', ['/a', '/a/']],
  ['/a/', ['/a/', '/a']],
  ['/%C4%8Das', ['/%C4%8Das', '/%C4%8Das/', '/čas', '/čas/']],
  ['/%', ['/%', '/%/']],
])('reads %s as %j', (written, paths) => {
  expect(pathsOf(written)).toEqual(paths);
});
