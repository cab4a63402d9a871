import { chooseEncoding } from './findAnswer';

const both = { br: true, gz: true };

test.each([
  ['gzip, deflate, br, zstd', both, 'br'],
  ['gzip', both, 'gzip'],
  ['', both, ''],
  ['identity', both, ''],
  ['br;q=0, gzip', both, 'gzip'],
  ['br;q=0, gzip;q=0.0', both, ''],
  ['gzip;q=1, br;q=0.5', both, 'gzip'],
  ['*', both, 'br'],
  ['*;q=0', both, ''],
  ['br;q=0, *', both, 'gzip'],
  ['BR', both, 'br'],
  ['br;q=nonsense, gzip', both, 'gzip'],
  ['br, gzip', { gz: true }, 'gzip'],
  ['br, gzip', {}, ''],
])('%s of %j is "%s"', (header, file, expected) => {
  expect(chooseEncoding(header, file)).toBe(expected);
});
