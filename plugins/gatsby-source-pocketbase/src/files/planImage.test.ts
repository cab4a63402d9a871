import type { FileNode } from './FileInfo';
import { type ImageArgs, planImage } from './planImage';

const picture = (changes: Partial<FileNode> = {}): FileNode => ({
  key: 'c/r/a b.png',
  base: 'a b.png',
  name: 'a b',
  extension: 'png',
  mimeType: 'image/png',
  size: 1000,
  width: 400,
  height: 200,
  isAnimated: false,
  hasMetadata: false,
  dominantColor: '#336699',
  blurDataURL: 'data:image/webp;base64,AAAA',
  infoVersion: 1,
  address: null,
  internal: { contentDigest: 'd' },
  ...changes,
});

let warnings: string[];
beforeEach(() => {
  warnings = [];
});
const plan = (args: ImageArgs = {}, changes: Partial<FileNode> = {}) =>
  planImage(picture(changes), args, '/prefix', { warn: (text = '') => warnings.push(text) });
const sizesOf = ({ variants }: ReturnType<typeof plan>, format = 'webp') =>
  variants.filter((variant) => variant.format === format).map(({ width, height }) => [width, height]);

describe('the layouts of gatsby-plugin-image', () => {
  it('CONSTRAINED: fractions and twice the width, and no more than there is', () => {
    const made = plan({ layout: 'constrained', width: 160 });
    expect(made.data).toMatchObject({ layout: 'constrained', width: 160, height: 80 });
    expect(made.data.images.fallback?.sizes).toBe('(min-width: 160px) 160px, 100vw');
    const widths = [
      [40, 20],
      [80, 40],
      [160, 80],
      [320, 160],
    ];
    expect(sizesOf(made)).toEqual(widths);
    expect(sizesOf(plan({ width: 300 }))).toEqual([
      [75, 38],
      [150, 75],
      [300, 150],
    ]);
  });

  it('FIXED: once and twice the width', () => {
    const made = plan({ layout: 'fixed', width: 100 });
    expect(made.data).toMatchObject({ layout: 'fixed', width: 100, height: 50 });
    expect(made.data.images.fallback?.sizes).toBe('100px');
    expect(sizesOf(made)).toEqual([
      [100, 50],
      [200, 100],
    ]);
    expect(sizesOf(plan({ layout: 'fixed', width: 100, outputPixelDensities: [1, 3] }))).toEqual([
      [100, 50],
      [300, 150],
    ]);
  });

  it('FULL_WIDTH: the breakpoints up to the image’s own width', () => {
    const made = plan({ layout: 'fullWidth', breakpoints: [100, 300, 900] });
    expect(made.data).toMatchObject({ layout: 'fullWidth', width: 1, height: 0.5 });
    expect(made.data.images.fallback).toMatchObject({ sizes: '100vw', src: expect.stringContaining('400x200') });
    expect(sizesOf(made)).toEqual([
      [100, 50],
      [300, 150],
      [400, 200],
    ]);
    expect(plan({ layout: 'fullWidth' }, { width: 2000, height: 1000 }).variants.map(({ width }) => width)).toEqual([
      750, 1080, 1366, 1920, 750, 1080, 1366, 1920,
    ]);
    expect(warnings).toEqual([]);
    plan({ layout: 'fullWidth', width: 100 });
    expect(warnings).toEqual([expect.stringContaining('use breakpoints')]);
  });

  it('takes the words of a query for how wide it is shown', () => {
    const { images } = plan({ sizes: '50vw', width: 100 }).data;
    expect([images.fallback?.sizes, ...(images.sources ?? []).map(({ sizes }) => sizes)]).toEqual(['50vw', '50vw']);
  });
});

describe('formats', () => {
  it('are AVIF first, and WebP as the fallback', () => {
    const { images } = plan({ width: 100 }).data;
    expect(images.sources?.map(({ type }) => type)).toEqual(['image/avif']);
    expect(images.fallback?.src).toMatch(/^\/prefix\/static\/[0-9a-f]{32}\/a%20b-100x50-q70\.webp$/);
  });

  it('are the image’s own on request', () => {
    const formats = (mimeType: string, asked: ImageArgs['formats']) => [
      ...new Set(plan({ formats: asked ?? null }, { mimeType }).variants.map(({ format }) => format)),
    ];
    expect(formats('image/jpeg', ['auto', 'webp'])).toEqual(['webp', 'jpg']);
    expect(formats('image/webp', ['auto', 'avif'])).toEqual(['avif', 'webp']);
    expect(formats('image/avif', [''])).toEqual(['avif']);
    expect(formats('image/png', [])).toEqual(['png']);
  });

  it('take one quality if a query names it', () => {
    expect([...new Set(plan({ quality: 90 }).variants.map(({ quality }) => quality))]).toEqual([90]);
  });
});

describe('the placeholder', () => {
  it('is the colour, the blur, nothing, or the query’s background colour', () => {
    expect(plan().data).toMatchObject({ backgroundColor: '#336699' });
    expect(plan().data.placeholder).toBeUndefined();
    const blurred = plan({ placeholder: 'blurred' }).data;
    expect(blurred.placeholder).toEqual({ fallback: 'data:image/webp;base64,AAAA' });
    expect(blurred.backgroundColor).toBeUndefined();
    expect(plan({ placeholder: 'none' }).data.backgroundColor).toBeUndefined();
    expect(plan({ placeholder: 'none', backgroundColor: 'red' }).data.backgroundColor).toBe('red');
  });
});

describe('proportions', () => {
  it('crop the image, and never enlarge it', () => {
    expect(plan({ aspectRatio: 1 }).data).toMatchObject({ width: 200, height: 200 });
    expect(sizesOf(plan({ aspectRatio: 1 })).at(-1)).toEqual([200, 200]);
    expect(plan({ aspectRatio: 4, height: 50 }).data).toMatchObject({ width: 200, height: 50 });
    expect(plan({ width: 90, height: 60 }).data).toMatchObject({ width: 90, height: 60 });
    expect(plan({ layout: 'fullWidth', aspectRatio: 1, breakpoints: [100, 300] }).data.height).toBe(1);
    expect(sizesOf(plan({ layout: 'fullWidth', aspectRatio: 1, breakpoints: [100, 300] }))).toEqual([
      [100, 100],
      [200, 200],
    ]);
    expect(sizesOf(plan({ width: 52, height: 90 }, { height: 90 })).at(-1)).toEqual([52, 90]);
    expect(() => plan({ aspectRatio: 0 })).toThrow('above 0');
  });

  /** A fixed list of chance: the same numbers at each run. */
  const random = (() => {
    let seed = 7;
    return (most: number) => {
      seed = (seed * 48271) % 2147483647;
      return 1 + (seed % most);
    };
  })();
  const maybe = <T>(value: T): T | null => (random(2) === 1 ? value : null);

  it('are kept for every query and every image', () => {
    const wrong: object[] = [];
    for (let turn = 0; turn < 3000; turn += 1) {
      const [width, height] = [random(900), random(900)];
      const args: ImageArgs = {
        layout: (['constrained', 'fixed', 'fullWidth'] as const)[random(3) - 1] ?? 'fixed',
        width: maybe(random(1200)),
        height: maybe(random(1200)),
        aspectRatio: maybe(random(40) / random(20)),
        breakpoints: maybe([random(500), random(1500)]),
      };
      const { data, variants } = plan(args, { width, height });
      const isRight = (side: number, most: number) => Number.isInteger(side) && side >= 1 && side <= most;
      const isGood =
        data.images.fallback?.src &&
        variants.length &&
        variants.every((variant) => isRight(variant.width, width) && isRight(variant.height, height)) &&
        [data.width, data.height].every((side) => Number.isFinite(side) && side > 0);
      if (!isGood) wrong.push({ width, height, args, variants });
    }
    expect(wrong).toEqual([]);
  });
});

describe('an image that lacks AVIF', () => {
  const formats = (args: ImageArgs = {}) => plan(args, { lacksAvif: true }).variants.map(({ format }) => format);

  it('is made in the other formats', () => {
    expect(new Set(formats())).toEqual(new Set(['webp']));
    expect(new Set(formats({ formats: ['avif', 'auto'] }))).toEqual(new Set(['png']));
    expect(plan({}, { lacksAvif: true }).data.images).toMatchObject({
      sources: [],
      fallback: { src: expect.stringMatching(/webp$/) },
    });
  });

  it('is made in AVIF if the query wants nothing else', () => {
    expect(new Set(formats({ formats: ['avif'] }))).toEqual(new Set(['avif']));
  });
});
