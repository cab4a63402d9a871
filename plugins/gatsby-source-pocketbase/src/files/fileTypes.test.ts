import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describeFile } from './describeFile';
import { type FileNode, INFO_VERSION } from './FileInfo';
import { fileName } from './fileKey';
import { keyDigest } from './keyDigest';
import { fileTypes } from './fileTypes';

interface Field {
  args: Record<string, { type?: string; defaultValue?: unknown }>;
  resolve: (file: FileNode, args: object) => Promise<unknown>;
}

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pb-types-'));
  await mkdir(path.join(root, 'files/c/r'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** The field as it is given to Gatsby. */
function field(name: string): Field {
  const schema = { buildObjectType: (type: unknown) => type, buildEnumType: (type: unknown) => type };
  const args = { schema, reporter: { warn: () => undefined }, pathPrefix: '/prefix' };
  const types = fileTypes(path.join(root, 'files'), path.join(root, 'public'), args as never);
  const file = types.find((type) => (type as { name?: string }).name === 'PbFile');
  return (file as unknown as { fields: Record<string, Field> }).fields[name] as Field;
}

async function keep(key: string, bytes: Buffer, address: string | null = null): Promise<FileNode> {
  await writeFile(path.join(root, 'files', key), bytes);
  const info = await describeFile(key, bytes);
  return { key, ...fileName(key), ...info, infoVersion: INFO_VERSION, address, internal: { contentDigest: 'd' } };
}

describe('publicURL', () => {
  it('publishes the file as it is, at an address that a browser understands', async () => {
    const node = await keep('c/r/100% čas.txt', Buffer.from('x'));
    const address = `/prefix/static/${keyDigest(node.key)}/100%25%20%C4%8Das.txt`;
    expect(await field('publicURL').resolve(node, {})).toBe(address);
    await access(path.join(root, 'public/static', keyDigest(node.key), '100% čas.txt'));
  });

  it('publishes a photograph without the data of its camera, upright, and no larger than others fetch it', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 3/1 0/1' } };
    const photograph = sharp({ create: { width: 2000, height: 3000, channels: 3, background: '#36a' } })
      .jpeg()
      .withExif(exif)
      .withMetadata({ orientation: 6 });
    const node = await keep('c/r/photo.jpg', await photograph.toBuffer(), 'https://bucket.example/c/r/photo.jpg');
    expect(node.hasMetadata).toBe(true);
    const address = String(await field('publicURL').resolve(node, {}));
    expect(address).toBe(`/prefix/static/${keyDigest(node.key)}/photo-1600x1067-q78.jpg`);
    const copy = await sharp(path.join(root, 'public', address.replace('/prefix', ''))).metadata();
    expect([copy.width, copy.height, copy.exif, copy.orientation]).toEqual([1600, 1067, undefined, undefined]);
  });

  it('is the bucket’s when that has the file, which then is not copied', async () => {
    const node = await keep('c/r/a.txt', Buffer.from('x'), 'https://bucket.example/c/r/a.txt');
    expect(await field('publicURL').resolve(node, {})).toBe('https://bucket.example/c/r/a.txt');
    await expect(access(path.join(root, 'public'))).rejects.toThrow('ENOENT');
  });

  it('names the file that is missing in the store', async () => {
    const node = await keep('c/r/a.txt', Buffer.from('x'));
    await rm(path.join(root, 'files/c/r/a.txt'));
    await expect(field('publicURL').resolve(node, {})).rejects.toMatchObject({
      id: '10401',
      context: { file: 'c/r/a.txt', reason: expect.stringContaining('ENOENT') },
    });
  });
});

describe('gatsbyImageData', () => {
  const png = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#36a' } })
      .png()
      .toBuffer();
  const args = { width: 20, breakpoints: [20], formats: ['webp'], placeholder: 'blurred' };

  it('is served by the site, though a bucket has the original', async () => {
    const node = await keep('c/r/a.png', await png(), 'https://bucket.example/c/r/a.png');
    const data = await field('gatsbyImageData').resolve(node, args);
    const folder = `/prefix/static/${keyDigest(node.key)}`;
    expect(data).toMatchObject({
      placeholder: { fallback: node.blurDataURL },
      images: { fallback: { src: `${folder}/a-20x10-q70.webp` } },
    });
    expect(JSON.stringify(data)).not.toContain('bucket.example');
  });

  it.each([
    ['a drawing', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>'],
    ['a broken picture', 'a.png', 'no picture'],
    ['a document', 'a.pdf', '%PDF-1.7'],
  ])('is null for %s', async (_what, name, text) => {
    const node = await keep(`c/r/${name}`, Buffer.from(text));
    expect(await field('gatsbyImageData').resolve(node, args)).toBeNull();
  });

  it('offers AVIF and WebP and the dominant colour by default', () => {
    expect(field('gatsbyImageData').args).toMatchObject({
      formats: { defaultValue: ['webp', 'avif'] },
      placeholder: { type: 'PbImagePlaceholder', defaultValue: 'dominantColor' },
    });
  });
});
