import { packagePath } from './pagePaths';

test('selects a package by its number in the URL', () => {
  expect(packagePath('2')).toBe('/web3/voucher/?package=2#apply');
});

// Found by bench:attacks: the signs of an address ended the query of a package named "R&D #2".
test.each(['R&D #2', '50 % + 1', 'a"b\'c', 'čšž'])('encodes the package %s in the URL', (number) => {
  const url = new URL(packagePath(number), 'https://modrina.example');
  expect(url.searchParams.get('package')).toBe(number);
  expect(url.hash).toBe('#apply');
});
