import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fetchFont, type FontPackage } from './lib/fetchFont';

const FOLDER = path.resolve(__dirname, '../src/styles/fonts');

/** English, Slovenian, the names of neighbours, and the signs that texts and the interface use. */
const LETTERS = [
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  'ČčŠšŽžĆćĐđ',
  'ÄÖÜäöüßÁÉÍÓÚáéíóúÀÈàèìòùâêîôûÇçñåæøëïőű',
  '\u00a0§©®°·×÷±½²³«»‹›–—‘’‚“”„…•€£−←→↑↓↗↘™',
].join('');

/** Kerning and marks, and figures of one width (Statistics); rvrn and rlig are what a variable font cannot do without. */
const FEATURES = ['ccmp', 'kern', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

type Family = FontPackage & { file: string; axes: Record<string, number | { min: number; max: number }> };

/** The files equal those of github.com/erikdkennedy/figtree and github.com/ateliertriay/bricolage byte by byte. */
const FAMILIES: Family[] = [
  {
    file: 'figtree',
    name: 'fontpkg-figtree',
    version: '2.2',
    sha256: 'e5612b5d17cc0c265d629d54fc9425f1f48fa32e48f6b5d08f6677d1fa193662',
    font: 'Figtree[wght].ttf',
    axes: { wght: { min: 400, max: 800 } },
  },
  {
    file: 'bricolage-grotesque',
    name: 'fontpkg-bricolage-grotesque',
    version: '1.1',
    sha256: 'b629e8411a532a96775b32571693488d26837b93b7c25f053537ae8147ded7f2',
    font: 'BricolageGrotesque[opsz,wdth,wght].ttf',
    axes: { opsz: 14, wdth: 100, wght: { min: 400, max: 800 } },
  },
];

/** Makes the two font files that every page loads, with their licences beside: run it after a change of the lists above. */
async function subsetFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const { file, axes, ...source } of FAMILIES) {
    const { font, licence } = await fetchFont(source);
    const subset = await subsetFont(font, LETTERS, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    await writeFile(path.join(FOLDER, `${file}.woff2`), subset);
    await writeFile(path.join(FOLDER, `${file}.LICENSE.txt`), licence);
    console.log(`${file}.woff2: ${subset.length} bytes`);
  }
}

void subsetFonts();
