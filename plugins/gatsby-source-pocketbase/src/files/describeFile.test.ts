import sharp from 'sharp';
import { describeFile } from './describeFile';
import { isResizable, isUnfit } from './FileInfo';

const blue = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#36a' } });

/** One image with `pages` pictures, each in another grey. */
const frames = (pages: number) =>
  sharp(Buffer.from(Array.from({ length: pages * 72 }, (_, index) => Math.floor(index / 72) * 90)), {
    raw: { width: 6, height: 4 * pages, channels: 3, pageHeight: 4 },
  });

it('finds an image’s type and size in its bytes, regardless of its name', async () => {
  expect(await describeFile('c/r/a.png', await blue(30, 20).webp().toBuffer())).toMatchObject({
    mimeType: 'image/webp',
    width: 30,
    height: 20,
  });
  expect(await describeFile('c/r/a.bin', await blue(30, 20).avif().toBuffer())).toMatchObject({
    mimeType: 'image/avif',
    width: 30,
  });
});

it('measures a photograph as it is shown, when its camera marked it as turned', async () => {
  const turned = await blue(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await describeFile('c/r/a.jpg', turned)).toMatchObject({ width: 20, height: 30 });
  const upsideDown = await blue(30, 20).jpeg().withMetadata({ orientation: 3 }).toBuffer();
  expect(await describeFile('c/r/a.jpg', upsideDown)).toMatchObject({ width: 30, height: 20 });
});

it('makes the placeholders: a colour, and the image at 20 pixels in a few hundred bytes', async () => {
  const turned = await blue(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { dominantColor, blurDataURL } = await describeFile('c/r/a.jpg', turned);
  expect(dominantColor).toBe('#3868a8');
  expect(blurDataURL).toMatch(/^data:image\/webp;base64,/);
  expect(blurDataURL?.length).toBeLessThan(600);
  const blur = Buffer.from(blurDataURL?.split(',')[1] ?? '', 'base64');
  expect(await sharp(blur).metadata()).toMatchObject({ width: 13, height: 20, format: 'webp' });
});

it('takes the most frequent colour for every kind of pixels, and none with transparent parts', async () => {
  const colorOf = async (picture: sharp.Sharp) =>
    (await describeFile('c/r/a.png', await picture.png().toBuffer())).dominantColor;
  const red = {
    input: await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
      .png()
      .toBuffer(),
  };
  expect(await colorOf(blue(40, 20).composite([red]))).toBe('#3868a8');
  expect(await colorOf(sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } }))).toBeNull();
  expect(await colorOf(blue(40, 20).greyscale())).toMatch(/^#(..)\1\1$/);
  expect(await colorOf(blue(40, 20).toColourspace('rgb16'))).toBe('#3868a8');
});

it('measures a drawing, which is not made smaller', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>');
  const info = await describeFile('c/r/a.svg', svg);
  expect(info).toMatchObject({ mimeType: 'image/svg+xml', width: 12, height: 6 });
  expect(isResizable(info)).toBe(false);
});

it('detects animations, which are not resized', async () => {
  const moving = await describeFile('c/r/a.webp', await frames(2).webp().toBuffer());
  expect(moving).toMatchObject({ mimeType: 'image/webp', isAnimated: true, width: 6, height: 4 });
  expect(isResizable(moving)).toBe(false);
  const still = await describeFile('c/r/a.webp', await frames(1).webp().toBuffer());
  expect(isResizable(still)).toBe(true);
  expect(isResizable(await describeFile('c/r/a.gif', await frames(2).gif().toBuffer()))).toBe(false);
});

it.each(['head', 'half'])('does not describe an image with only the %s', async (part) => {
  const jpeg = await blue(300, 200).jpeg().toBuffer();
  const bytes = part === 'head' ? Buffer.from('no picture') : jpeg.subarray(0, jpeg.length / 2);
  const info = await describeFile('c/r/a.jpg', bytes);
  expect(info).toEqual({
    mimeType: 'image/jpeg',
    size: bytes.length,
    width: null,
    height: null,
    isAnimated: false,
    hasMetadata: false,
    dominantColor: null,
    blurDataURL: null,
  });
  expect(isResizable(info)).toBe(false);
});

it('finds the type of other files by their name', async () => {
  const typeOf = async (key: string, bytes: string) => (await describeFile(key, Buffer.from(bytes))).mimeType;
  expect(await typeOf('c/r/plan.docx', 'PK')).toContain('wordprocessingml');
  expect(await typeOf('c/r/plan', '%PDF-1.7')).toBe('application/pdf');
  expect(await typeOf('c/r/plan.xyz', '')).toBe('application/octet-stream');
});

it.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a side of more than 12,000 px', () => blue(12_001, 1).png().toBuffer()],
  ['more than 50 megapixels', () => blue(8000, 6300).png({ compressionLevel: 1 }).toBuffer()],
  ['zeros', () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500)])],
  ['a drawing of 100,000 px', () => drawing('', 'width="100000" height="100000"')],
  ['a drawing with entities', () => drawing('<!DOCTYPE svg [<!ENTITY a "b">]>')],
  ['a drawing that is cut off', () => drawing('').subarray(0, 60)],
])('finds %s unfit to be shown', async (_, make) => {
  const bytes = await make();
  const info = await describeFile(bytes.includes('<svg') ? 'c/r/a.svg' : 'c/r/a.png', bytes);
  expect(info).toMatchObject({ width: null, dominantColor: null });
  expect(isUnfit(info)).toBe(true);
});

const drawing = (before: string, size = 'width="12" height="6"') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9v9"/></svg>`);

it('finds images within the limits fit, and files that are no images', async () => {
  expect(isUnfit(await describeFile('c/r/a.png', await blue(12_000, 1).png().toBuffer()))).toBe(false);
  const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  expect(isUnfit(await describeFile('c/r/a.svg', drawing(doctype)))).toBe(false);
  expect(isUnfit(await describeFile('c/r/a.pdf', Buffer.from('%PDF-1.7')))).toBe(false);
});
