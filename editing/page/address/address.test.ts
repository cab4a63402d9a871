import { contentListAddress, newAddress, readAddress, recordAddress } from './address';

test.each(['/_site/edit', '/_site/edit/', '/_site/edit//'])('%s is the list of everything', (path) => {
  expect(readAddress(path)).toEqual({ kind: 'contentList', wanted: '' });
});

test('the list has its search in its address', () => {
  const { pathname, search } = new URL(contentListAddress('o nas & več'), 'https://site.example');
  expect(readAddress(pathname, search)).toEqual({ kind: 'contentList', wanted: 'o nas & več' });
  expect(contentListAddress('')).toBe('/_site/edit/');
});

test('a record has an address, with a part and a field that are to be opened', () => {
  expect(readAddress('/_site/edit/pages/a1b2', '?part=blocks/c3d4&field=title_sl')).toEqual({
    ...{ kind: 'record', collection: 'pages', id: 'a1b2' },
    ...{ part: 'blocks/c3d4', field: 'title_sl' },
  });
  expect(readAddress('/_site/edit/pages/a1b2/', '?part=elsewhere')).toEqual({
    ...{ kind: 'record', collection: 'pages', id: 'a1b2' },
    ...{ part: '', field: '' },
  });
});

test('the addresses that are made are read again', () => {
  expect(readAddress(newAddress('posts'))).toEqual({ kind: 'new', collection: 'posts' });
  const { pathname, search } = new URL(
    recordAddress('pages', 'a1', { part: 'blocks/b2', field: 'title' }),
    'https://site.example',
  );
  expect(readAddress(pathname, search)).toMatchObject({ id: 'a1', part: 'blocks/b2', field: 'title' });
  expect(recordAddress('pages', 'a1')).toBe('/_site/edit/pages/a1');
});

test.each(['/_site/edit/pages', '/_site/edit/pages/a/b', '/_site/edit/Pages!/a', '/elsewhere/'])(
  '%s is no place',
  (path) => {
    expect(readAddress(path)).toEqual({ kind: 'none' });
  },
);
