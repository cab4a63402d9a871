import sharp from 'sharp';

/** Permitted difference of a pixel's channel, of 255: it is invisible. */
const UNSEEN = 24;

type Raw = { data: Buffer; width: number; height: number };

/** The differences between two images. */
type Comparison = {
  /** Share of visibly differing pixels, 0 to 1; 1 if the sizes differ. */
  share: number;
  /** As a sentence. */
  words: string;
  /** The new image, faint, with differences in red; null if the sizes differ. */
  difference: Buffer | null;
};

async function rawOf(image: Buffer): Promise<Raw> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const channel = ({ data }: Raw, at: number): number => data[at] ?? 0;

/** Compares two images pixel by pixel. */
export async function compareImages(before: Buffer, after: Buffer): Promise<Comparison> {
  const [a, b] = await Promise.all([rawOf(before), rawOf(after)]);
  if (a.width !== b.width || a.height !== b.height) {
    const words = `it is ${b.width} × ${b.height}, the committed one is ${a.width} × ${a.height}`;
    return { share: 1, words, difference: null };
  }
  const pixels = a.width * a.height;
  const marked = Buffer.alloc(b.data.length);
  let differing = 0;
  for (let at = 0; at < b.data.length; at += 3) {
    const seen = [0, 1, 2].some((i) => Math.abs(channel(a, at + i) - channel(b, at + i)) > UNSEEN);
    if (seen) differing += 1;
    for (const i of [0, 1, 2]) marked[at + i] = seen ? (i === 0 ? 220 : 0) : 255 - (255 - channel(b, at + i)) / 3;
  }
  const share = differing / pixels;
  const raw = { width: a.width, height: a.height, channels: 3 as const };
  return {
    share,
    words: `${differing} of ${pixels} pixels differ (${(share * 100).toFixed(3)} %)`,
    difference: await sharp(marked, { raw }).png().toBuffer(),
  };
}
