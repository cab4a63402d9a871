import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describeFile } from './describeFile';
import { type FileNode, INFO_VERSION } from './FileInfo';
import { fileName } from './fileKey';
import { keyDigest } from './keyDigest';
import { imageData, type Places } from './fileTypes';
import type { ImageArgs } from './planImage';

let root: string;
let places: Places;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pb-images-'));
  places = { filesDir: path.join(root, 'files'), publicDir: path.join(root, 'public'), pathPrefix: '/prefix' };
  await mkdir(path.join(places.filesDir, 'c/r'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const reporter = { warn: () => undefined };

async function keep(key: string, bytes: Buffer): Promise<FileNode> {
  await writeFile(path.join(places.filesDir, key), bytes);
  const internal = { contentDigest: 'd1' };
  const info = await describeFile(key, bytes);
  return { key, ...fileName(key), ...info, infoVersion: INFO_VERSION, address: null, internal };
}
const folder = (node: FileNode) => path.join(root, 'public/static', keyDigest(node.key));
const published = async (node: FileNode) => (await readdir(folder(node))).sort();
const blue = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 51, g: 102, b: 170, alpha: 0.5 } } });

it('makes an image in each size once, AVIF and WebP, and publishes them', async () => {
  const node = await keep('c/r/a b.png', await blue(400, 200).png().toBuffer());
  const args: ImageArgs = { layout: 'constrained', width: 100, breakpoints: [100, 200] };
  const [data] = await Promise.all([imageData(node, args, places, reporter), imageData(node, args, places, reporter)]);
  expect(data.images.fallback?.src).toBe(`/prefix/static/${keyDigest(node.key)}/a%20b-100x50-q70.webp`);
  expect(await published(node)).toEqual([
    'a b-100x50-q50.avif',
    'a b-100x50-q70.webp',
    'a b-200x100-q50.avif',
    'a b-200x100-q70.webp',
  ]);
  const small = await readFile(path.join(folder(node), 'a b-100x50-q50.avif'));
  expect(await sharp(small).metadata()).toMatchObject({ width: 100, height: 50, format: 'heif' });
  expect(await readdir(path.join(places.filesDir, '.drafts'))).toEqual([]);
});

it('makes none again that is in the store, also without the public folder', async () => {
  const node = await keep('c/r/a.png', await blue(40, 20).png().toBuffer());
  const args: ImageArgs = { width: 20, breakpoints: [20], formats: ['webp'] };
  await imageData(node, args, places, reporter);
  await rm(path.join(root, 'public'), { recursive: true });
  await rm(path.join(places.filesDir, node.key));
  await imageData(node, args, places, reporter);
  expect(await published(node)).toEqual(['a-20x10-q70.webp']);
});

it('turns a photograph as its camera marked it', async () => {
  // Black on the left; turned to the right, black is on top.
  const half = Buffer.from(Array.from({ length: 40 * 20 }, (_, index) => (index % 40 < 20 ? 0 : 255)));
  const photo = sharp(half, { raw: { width: 40, height: 20, channels: 1 } }).withMetadata({ orientation: 6 });
  const node = await keep('c/r/a.jpg', await photo.jpeg().toBuffer());
  expect(node).toMatchObject({ width: 20, height: 40 });
  await imageData(node, { width: 20, breakpoints: [20], formats: ['png'] }, places, reporter);
  const made = sharp(await readFile(path.join(folder(node), 'a-20x40-q80.png')));
  const { data, info } = await made.greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 20, height: 40 });
  const grey = (x: number, y: number) => data[(y * 20 + x) * info.channels];
  expect([grey(3, 3), grey(16, 3)].every((value = 255) => value < 50)).toBe(true);
  expect([grey(3, 36), grey(16, 36)].every((value = 0) => value > 200)).toBe(true);
});

it('puts white behind what a JPEG cannot show through', async () => {
  const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const node = await keep('c/r/a.png', await clear.png().toBuffer());
  await imageData(node, { width: 10, breakpoints: [10], formats: ['jpg'] }, places, reporter);
  const made = await sharp(await readFile(path.join(folder(node), 'a-10x10-q78.jpg'))).stats();
  expect(made.dominant.r).toBeGreaterThan(240);
});

it('names the image that could not be made, and leaves no incomplete file', async () => {
  const node = await keep('c/r/a.png', await blue(40, 20).png().toBuffer());
  await writeFile(path.join(places.filesDir, node.key), 'broken meanwhile');
  await expect(imageData(node, { width: 20 }, places, reporter)).rejects.toMatchObject({
    id: '10403',
    message: expect.stringMatching(/^The picture c\/r\/a\.png could not be made .*unsupported image format/),
  });
  expect(await readdir(path.join(places.filesDir, '.drafts'))).toEqual([]);
});
