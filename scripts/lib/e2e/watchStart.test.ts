import { faultOfImages, faultOfStart, type Images, type Seen } from './watchStart';

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

const WEBP = { webp: true, avif: false, hasCard: false };
const ALL = { webp: true, avif: true, hasCard: true };

test.each<[string, Images[]]>([
  ['', [WEBP, ALL]],
  ['the first release showed no images in WebP', [{ ...WEBP, webp: false }, ALL]],
  ['the first release waited for images in AVIF', [ALL, ALL]],
  ['the first release waited for share cards', [{ ...WEBP, hasCard: true }, ALL]],
  ['no release with images in AVIF followed', [WEBP, WEBP]],
  ['the release with images in AVIF has no share cards', [WEBP, { ...ALL, hasCard: false }]],
])('images: %s', (fault, seen) => {
  expect(faultOfImages(seen)).toBe(fault);
});
