import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import sharp from 'sharp';
import { fileName } from './fileKey';
import type { FileNode } from './FileInfo';
import { isResizable } from './FileInfo';
import { imageData } from './imageData';
import { inspect, upright } from './inspect';
import { publish } from './publish';

const blue = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#36a' } });

it('takes a name apart', () => {
  expect(fileName('c/r/Photo.of.me_abc.JPG')).toEqual({
    base: 'Photo.of.me_abc.JPG',
    name: 'Photo.of.me_abc',
    extension: 'jpg',
  });
  expect(fileName('c/r/LICENSE')).toEqual({ base: 'LICENSE', name: 'LICENSE', extension: '' });
});

describe('a file’s kind and measures', () => {
  it('come from its bytes, whatever it is called', async () => {
    expect(await inspect('c/r/a.png', await blue(30, 20).webp().toBuffer())).toMatchObject({
      mimeType: 'image/webp',
      width: 30,
      height: 20,
    });
    expect(await inspect('c/r/a.avif', await blue(30, 20).avif().toBuffer())).toMatchObject({ mimeType: 'image/avif' });
  });

  it('are found for a drawing, which is not made smaller', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>');
    const info = await inspect('c/r/a.svg', svg);
    expect(info).toMatchObject({ mimeType: 'image/svg+xml', width: 12, height: 6 });
    expect(isResizable(info)).toBe(false);
  });

  it('are unknown of a broken picture, which then is not touched', async () => {
    const info = await inspect('c/r/a.png', Buffer.from('no picture'));
    expect(info).toEqual({ mimeType: 'image/png', size: 10, width: null, height: null, dominantColor: null });
    expect(isResizable(info)).toBe(false);
  });

  it('are none of a document', async () => {
    expect(await inspect('c/r/a.pdf', Buffer.from('%PDF'))).toMatchObject({ mimeType: 'application/pdf', width: null });
  });
});

it('turns a photograph that its camera marked as turned', async () => {
  const turned = await upright('c/r/a.jpg', await blue(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  expect(await sharp(turned).metadata()).toMatchObject({ width: 20, height: 30 });
  const straight = await blue(30, 20).jpeg().toBuffer();
  expect(await upright('c/r/a.jpg', straight)).toBe(straight);
});

describe('what is published', () => {
  let root: string;
  let places: { filesDir: string; publicDir: string; pathPrefix: string };
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'pb-files-'));
    places = { filesDir: path.join(root, 'files'), publicDir: path.join(root, 'public'), pathPrefix: '/prefix' };
    await mkdir(path.join(places.filesDir, 'c/r'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  const published = () => readdir(path.join(root, 'public/static/d1')).then((names) => names.sort());

  it('is a file once, though many ask for it at a time', async () => {
    const source = path.join(places.filesDir, 'c/r/a b.svg');
    await writeFile(source, '<svg/>');
    await Promise.all([1, 2, 3].map(() => publish(source, 'static/d1/a b.svg', places.publicDir)));
    expect(await published()).toEqual(['a b.svg']);
    expect(await readFile(path.join(root, 'public/static/d1/a b.svg'), 'utf8')).toBe('<svg/>');
  });

  it('is a picture in each size, AVIF first and WebP for the others', async () => {
    const key = 'c/r/a b.png';
    const bytes = await blue(400, 200).png().toBuffer();
    await writeFile(path.join(places.filesDir, key), bytes);
    const internal = { contentDigest: 'd1' };
    const node: FileNode = { key, ...fileName(key), ...(await inspect(key, bytes)), internal };
    const reporter = { warn: () => undefined } as unknown as Reporter;
    const ask = () => imageData(node, { layout: 'constrained', width: 100, breakpoints: [100, 200] }, places, reporter);

    const [data] = await Promise.all([ask(), ask()]);
    expect(data).toMatchObject({ width: 100, height: 50, backgroundColor: '#3868a8' });
    expect(data.images.sources).toEqual([
      expect.objectContaining({ type: 'image/avif', srcSet: expect.stringContaining('a%20b-200x100-q50.avif 200w') }),
    ]);
    expect(data.images.fallback?.src).toBe('/prefix/static/d1/a%20b-200x100-q70.webp');
    expect(await published()).toEqual([
      'a b-100x50-q50.avif',
      'a b-100x50-q70.webp',
      'a b-200x100-q50.avif',
      'a b-200x100-q70.webp',
    ]);
    const small = await readFile(path.join(root, 'public/static/d1/a b-100x50-q50.avif'));
    expect(await sharp(small).metadata()).toMatchObject({ width: 100, height: 50, format: 'heif' });
  });
});
