import { newAddress, readAddress, recordAddress } from './address';

test.each(['/_site/edit', '/_site/edit/', '/_site/edit//'])('%s is the list of everything', (path) => {
  expect(readAddress(path)).toEqual({ kind: 'rooms' });
});

test('a record has an address, with a block that is to be opened', () => {
  expect(readAddress('/_site/edit/pages/a1b2', '?block=c3d4')).toEqual({
    kind: 'record',
    collection: 'pages',
    id: 'a1b2',
    block: 'c3d4',
  });
  expect(readAddress('/_site/edit/pages/a1b2/')).toEqual({
    kind: 'record',
    collection: 'pages',
    id: 'a1b2',
    block: '',
  });
});

test('the addresses that are made are read again', () => {
  expect(readAddress(newAddress('posts'))).toEqual({ kind: 'new', collection: 'posts' });
  const { pathname, search } = new URL(recordAddress('pages', 'a1', 'b 2'), 'https://site.example');
  expect(readAddress(pathname, search)).toMatchObject({ id: 'a1', block: 'b 2' });
});

test.each(['/_site/edit/pages', '/_site/edit/pages/a/b', '/_site/edit/Pages!/a', '/elsewhere/'])(
  '%s is no place',
  (path) => {
    expect(readAddress(path)).toEqual({ kind: 'none' });
  },
);
