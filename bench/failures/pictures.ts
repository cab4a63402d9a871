import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PublishingSite } from '../lib/publishingSite';
import { newest, page, postBy, POSTS, SLUG } from './editing';
import { must, type Scenario } from './Scenario';

const blue = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#36a' } });
const drawing = (inside: string, size: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);

/** A PNG of a few bytes whose header declares this size. */
async function bomb(pixels: number): Promise<Buffer> {
  const png = await blue(4, 4).png().toBuffer();
  png.writeUInt32BE(pixels, 16);
  png.writeUInt32BE(pixels, 20);
  return png;
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const SMALL = 'width="12" height="6"';

/** Images that cannot or should not be decoded. */
const UNFIT: [what: string, file: string, make: () => Promise<Buffer>][] = [
  ['30,000 × 30,000 px', 'a.png', () => bomb(30_000)],
  ['cut off', 'a.jpg', async () => half(await blue(300, 200).jpeg().toBuffer())],
  ['of zeros', 'a.png', async () => Buffer.concat([(await bomb(1)).subarray(0, 8), Buffer.alloc(200)])],
  ['with entities', 'a.svg', async () => drawing('&a;', SMALL, '<!DOCTYPE svg [<!ENTITY a "b">]>')],
  ['a drawing of 100,000 px', 'a.svg', async () => drawing('', 'width="100000" height="100000"')],
];

async function upload(site: PublishingSite, id: string, bytes: Buffer, name: string) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)]), name);
  const headers = { Authorization: site.token };
  const answer = await fetch(`${site.url}${POSTS}/${id}`, { method: 'PATCH', headers, body: form });
  const told = (await answer.json()) as {
    image?: string;
    collectionId?: string;
    data?: { image?: { message: string } };
  };
  return { status: answer.status, ...told, message: told.data?.image?.message ?? '' };
}

const refusals = UNFIT.map(([what, file, make]): Scenario<PublishingSite> => ({
  row: '61',
  name: `an image is uploaded: ${what}`,
  run: async (site) => {
    const { id } = await postBy(site, SLUG);
    const { status, message } = await upload(site, id, await make(), file);
    must(status === 400, `status ${status}`);
    must(/^[A-Z].*\.$/.test(message), `the message is: ${message}`);
    return `refused: “${message.slice(0, 90)}”`;
  },
}));

/** Images made by attackers and faulty programs. */
export const pictureScenarios: Scenario<PublishingSite>[] = [
  ...refusals,
  {
    row: '61',
    name: 'a picture of 30,000 × 30,000 px is in the storage',
    run: async (site) => {
      await site.settled();
      const { id } = await postBy(site, SLUG);
      const { image = '', collectionId = '' } = await upload(
        site,
        id,
        await blue(320, 180).png().toBuffer(),
        'bomb.png',
      );
      const folder = path.join(site.dataDir, 'pb_data/storage', collectionId, id);
      for (const name of (await readdir(folder)).filter((name) => name === image))
        await writeFile(path.join(folder, name), await bomb(30_000));
      await site.settled();
      const { status, text } = await page(site, `/blog/${SLUG}/`);
      const warning = (await newest(site))?.warning ?? '';
      await upload(site, id, await blue(320, 180).webp().toBuffer(), 'whole.webp');
      await site.settled();
      must(status === 200, `the page answered ${status}`);
      must(!text.includes(image.replace('.png', '')), 'the page refers to the image');
      must(warning.includes(image), `the message is: ${warning}`);
      return 'published without it; a warning names it';
    },
  },
];
