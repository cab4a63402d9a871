import { fileName, isSafeKey, keyFromUrl, keyInUrl } from './fileKey';

it('takes a name apart', () => {
  expect(fileName('c/r/Photo.of.me_abc.JPG')).toEqual({
    base: 'Photo.of.me_abc.JPG',
    name: 'Photo.of.me_abc',
    extension: 'jpg',
  });
  expect(fileName('c/r/LICENSE')).toEqual({ base: 'LICENSE', name: 'LICENSE', extension: '' });
});

it.each([
  '../r/a.png',
  'c/../a.png',
  'c/r/..',
  'c/r/.a.png.json',
  'c/r/a/b.png',
  'c/r/a\\b.png',
  'c/r/',
  '/c/r/a',
  'a.png',
])('lets %s lead nowhere', (key) => {
  expect(isSafeKey(key)).toBe(false);
});

it.each(['pbc_1/r1/a b.png', 'pbc_1/r1/100% čas.png', 'c/r/a..b'])('takes %s as it is', (key) => {
  expect(isSafeKey(key)).toBe(true);
});

it('goes into an address and out of it again, whatever is in the name', () => {
  const key = 'pbc_1/r1/100% čas, #2?.png';
  expect(keyInUrl(key)).toBe('pbc_1/r1/100%25%20%C4%8Das%2C%20%232%3F.png');
  expect(keyFromUrl(`https://pb.example/api/files/${keyInUrl(key)}?thumb=100x100`, new Map())).toBe(key);
});
