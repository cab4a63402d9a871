import sharp from 'sharp';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

let server: ThrowawayPocketBase;
beforeAll(async () => {
  server = await startPocketBase({ seed: 'tiny pictures' });
});
afterAll(() => server.stop());

const blue = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#36a' } });
const svg = (inside: string, size = 'width="12" height="6"', before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const noise = () => blue(300, 200).composite([{ input: svg('<path d="M0 0h9v9"/>'), tile: true }]);

async function upload(bytes: Buffer, name: string) {
  const form = new FormData();
  form.set('title', 'T');
  form.set('slug', `image-${Math.random().toString(36).slice(2)}`);
  form.set('summary', 'S');
  form.set('body', 'B');
  form.set('status', 'draft');
  form.set('image', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${server.url}/api/collections/posts/records`, {
    method: 'POST',
    headers: { Authorization: server.token },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as { data?: { image?: { message: string } } } };
}

/** A PNG whose header has this size; all other bytes stay the same. */
async function saying(width: number, height: number): Promise<Buffer> {
  const png = await blue(4, 4).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

test.each<[string, string, () => Promise<Buffer> | Buffer]>([
  ['PNG', 'a.png', () => blue(40, 20).png().toBuffer()],
  ['JPEG', 'a.jpg', () => blue(40, 20).jpeg().toBuffer()],
  ['JPEG with a profile', 'a.jpg', () => blue(40, 20).jpeg().withMetadata({ icc: 'srgb', orientation: 6 }).toBuffer()],
  ['WebP', 'a.webp', () => blue(40, 20).webp().toBuffer()],
  ['lossless WebP', 'a.webp', () => blue(40, 20).webp({ lossless: true }).toBuffer()],
  ['AVIF', 'a.avif', () => blue(40, 20).avif().toBuffer()],
  ['SVG', 'a.svg', () => svg('<path d="M0 0h9v9"/>')],
])('%s is accepted', async (_, name, make) => {
  expect(await upload(await make(), name)).toMatchObject({ status: 200 });
});

test.each<[string, string, RegExp, () => Promise<Buffer> | Buffer]>([
  ['a PNG of 30,000 px', 'a.png', /30000 × 30000 px/, () => saying(30_000, 30_000)],
  ['a WebP of 12,001 px', 'a.webp', /12001 × 1 px/, () => blue(12_001, 1).webp().toBuffer()],
  ['a JPEG of 12,001 px', 'a.jpg', /12001 × 1 px/, () => blue(12_001, 1).jpeg().toBuffer()],
  ['a PNG cut off', 'a.png', /cut off/, async () => half(await noise().png().toBuffer())],
  ['a JPEG cut off', 'a.jpg', /cut off/, async () => half(await noise().jpeg().toBuffer())],
  ['a WebP cut off', 'a.webp', /cut off/, async () => half(await noise().webp().toBuffer())],
  ['an AVIF cut off', 'a.avif', /cut off/, async () => (await noise().avif().toBuffer()).subarray(0, -40)],
  [
    'a PNG of zeros',
    'a.png',
    /cut off/,
    async () => Buffer.concat([(await saying(1, 1)).subarray(0, 8), Buffer.alloc(200)]),
  ],
  ['an SVG with entities', 'a.svg', /entities/, () => svg('&a;', '', '<!DOCTYPE svg [<!ENTITY a "b">]>')],
  ['an SVG with a script', 'a.svg', /script/, () => svg('<script>alert(1)</script>')],
  ['an SVG with a handler', 'a.svg', /event handler/, () => svg('<g onload="alert(1)"/>')],
  ['an SVG with HTML', 'a.svg', /foreignObject/, () => svg('<foreignObject/>')],
  ['an SVG of 100,000 px', 'a.svg', /100000 × 100000 px/, () => svg('', 'width="100000" height="100000"')],
  ['a PNG that is named a JPEG', 'a.jpg', /PNG by its content/, () => blue(4, 4).png().toBuffer()],
  ['a drawing that is named a script', 'a.js', /SVG by its content/, () => svg('<path d="M0 0h9v9"/>')],
  ['a drawing that is named a page', 'a.html', /SVG by its content/, () => svg('<path d="M0 0h9v9"/>')],
  ['an SVG of more than 2 MB', 'a.svg', /2 MB/, () => svg(`<desc>${'č'.repeat(1_000_001)}</desc>`)],
  ['an SVG with an image from elsewhere', 'a.svg', /another file/, () => svg('<image href="https://other.example/"/>')],
  ['an SVG cut off', 'a.svg', /cut off/, () => svg('<path d="M0 0h9v9"/>').subarray(0, 70)],
])('%s is refused, with a sentence at its field', async (_, name, sentence, make) => {
  const { status, body } = await upload(await make(), name);
  expect([status, body.data?.image?.message]).toEqual([400, expect.stringMatching(sentence)]);
});
