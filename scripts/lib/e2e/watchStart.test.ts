import { faultOfImages, faultOfStart, type Formats, type Seen } from './watchStart';

const building = (share: number): Seen => ({ status: 503, progress: { state: 'building', share, rest: 9 } });
const READY: Seen = { status: 200, progress: { state: 'ready' } };
const SHARES = Array.from({ length: 30 }, (_, index) => building(3 * index));

test('growing shares and then the site are right, also with a page that came before its state', () => {
  expect(faultOfStart([...SHARES, { ...READY, status: 503 }, READY])).toBe('');
});

test.each<[string, Seen[]]>([
  ['few shares were shown: 1, 2', [building(1), building(2), READY]],
  ['the share fell from 87 to 80', [...SHARES, building(80), READY]],
  ['the share was 100 before the site was there', [...SHARES, building(100), READY]],
  [
    'the state was "stopped" while the site was built',
    [...SHARES, { status: 503, progress: { state: 'stopped' } }, READY],
  ],
  ['the last state was not "ready"', SHARES],
])('%s', (fault, seen) => {
  expect(faultOfStart(seen)).toBe(fault);
});

const WEBP = { webp: true, avif: false };
const ALL = { webp: true, avif: true };

test.each<[string, Formats[]]>([
  ['', [WEBP, ALL]],
  ['the first release showed no images in WebP', [{ webp: false, avif: false }, ALL]],
  ['the first release waited for images in AVIF', [ALL, ALL]],
  ['no release with images in AVIF followed', [WEBP, WEBP]],
])('images: %s', (fault, formats) => {
  expect(faultOfImages(formats)).toBe(fault);
});
