import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FONT_LETTERS } from '../src/gatsby/shareCards/cardInput';
import { downloadPackage } from '../server/binary/downloadPackage';
import { unpackProgram } from '../server/binary/unpackProgram';

const FOLDER = path.resolve(__dirname, '../src/styles/fonts');
/** Fonts of the share cards: only the build reads them. */
const CARD_FOLDER = path.resolve(__dirname, '../src/gatsby/shareCards/fonts');

/** Kerning and marks, and tabular figures (Statistics); a variable font needs rvrn and rlig. */
const FEATURES = ['ccmp', 'kern', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

type Axes = Record<string, number | { min: number; max: number }>;
/**
 * A PyPI package with a family as published by its makers, complete: npm's are split by script, so č is separate from
 * c.
 */
type FontPackage = { name: string; version: string; sha256: string; font: string };

type Family = FontPackage & { file: string; axes: Axes; cardWeight: number };

/** The files equal those of github.com/erikdkennedy/figtree and github.com/ateliertriay/bricolage byte by byte. */
const FAMILIES: Family[] = [
  {
    file: 'figtree',
    name: 'fontpkg-figtree',
    version: '2.2',
    sha256: 'e5612b5d17cc0c265d629d54fc9425f1f48fa32e48f6b5d08f6677d1fa193662',
    font: 'Figtree[wght].ttf',
    axes: { wght: { min: 400, max: 800 } },
    cardWeight: 600,
  },
  {
    file: 'bricolage-grotesque',
    name: 'fontpkg-bricolage-grotesque',
    version: '1.1',
    sha256: 'b629e8411a532a96775b32571693488d26837b93b7c25f053537ae8147ded7f2',
    font: 'BricolageGrotesque[opsz,wdth,wght].ttf',
    axes: { opsz: 14, wdth: 100, wght: { min: 400, max: 800 } },
    cardWeight: 800,
  },
];

/**
 * Makes the two font files that every page loads, with their licences beside them, and two of one weight each for the
 * share cards (whose library reads neither WOFF2 nor variable fonts). Run it after a change of the lists above.
 */
async function subsetFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await mkdir(CARD_FOLDER, { recursive: true });
  for (const { file, axes, cardWeight, ...source } of FAMILIES) {
    const { font, licence } = await fetchFont(source);
    const cut = (targetFormat: 'woff2' | 'sfnt', variationAxes: Axes) =>
      subsetFont(font, FONT_LETTERS, { targetFormat, variationAxes, keepFeatures: FEATURES, noHinting: true });
    await write(path.join(FOLDER, `${file}.woff2`), await cut('woff2', axes));
    await write(path.join(CARD_FOLDER, `${file}-${cardWeight}.ttf`), await cut('sfnt', { ...axes, wght: cardWeight }));
    await writeFile(path.join(FOLDER, `${file}.LICENSE.txt`), licence);
  }
}

/** The family's own file and its licence, from a package whose SHA-256 pip has checked. */
async function fetchFont(source: FontPackage): Promise<{ font: Buffer; licence: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'modrina-font-'));
  try {
    const requirement = `${source.name}==${source.version}`;
    const wheel = await downloadPackage({ requirement, sha256: source.sha256 }, folder);
    const module = source.name.replaceAll('-', '_');
    const read = async (name: string): Promise<Buffer> => {
      const target = path.join(folder, path.basename(name));
      await unpackProgram(wheel, `${module}/${name}`, target);
      return readFile(target);
    };
    return { font: await read(`files/${source.font}`), licence: (await read('LICENSE')).toString('utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(file: string, content: Buffer): Promise<void> {
  await writeFile(file, content);
  console.log(`${path.basename(file)}: ${content.length} bytes`);
}

void subsetFonts();
