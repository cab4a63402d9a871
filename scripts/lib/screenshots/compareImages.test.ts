import sharp from 'sharp';
import { compareImages } from './compareImages';

const paper = { r: 251, g: 250, b: 246 };
const sheet = (width: number, height: number, background = paper) =>
  sharp({ create: { width, height, channels: 3, background } });
/** A plain image with a block of another colour. */
async function withBlock(size: number, background = { r: 11, g: 18, b: 32 }): Promise<Buffer> {
  const block = await sheet(size, size, background).png().toBuffer();
  return sheet(100, 50)
    .composite([{ input: block, left: 10, top: 10 }])
    .png()
    .toBuffer();
}

it('finds no difference between an image and itself', async () => {
  const image = await withBlock(10);
  expect(await compareImages(image, image)).toMatchObject({
    share: 0,
    words: expect.stringContaining('0 of 5000'),
  });
});

it('counts the pixels that differ', async () => {
  const { share, words } = await compareImages(await sheet(100, 50).png().toBuffer(), await withBlock(10));
  expect(share).toBeCloseTo(100 / 5000);
  expect(words).toBe('100 of 5000 pixels differ (2.000 %)');
});

it('ignores an invisible difference', async () => {
  const almost = { r: paper.r - 10, g: paper.g - 10, b: paper.b - 10 };
  expect((await compareImages(await withBlock(10, paper), await withBlock(10, almost))).share).toBe(0);
});

it('counts a change of one channel only', async () => {
  const warmer = { ...paper, b: paper.b - 60 };
  expect((await compareImages(await withBlock(10, paper), await withBlock(10, warmer))).share).toBeCloseTo(0.02);
});

it('shows differences in red, and the rest faintly', async () => {
  const { difference } = await compareImages(await sheet(100, 50).png().toBuffer(), await withBlock(10));
  const pixels = await sharp(difference ?? undefined)
    .raw()
    .toBuffer();
  const at = (x: number, y: number) => [...pixels.subarray((y * 100 + x) * 3, (y * 100 + x) * 3 + 3)];
  expect(at(12, 12)).toEqual([220, 0, 0]);
  expect(at(80, 40).every((value) => value > 245)).toBe(true);
});

it('counts another size as another image', async () => {
  const shorter = await sheet(100, 49).png().toBuffer();
  const outcome = await compareImages(await sheet(100, 50).png().toBuffer(), shorter);
  expect(outcome).toEqual({ share: 1, words: 'it is 100 × 49, the committed one is 100 × 50', difference: null });
});
