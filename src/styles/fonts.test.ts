import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FontFacts, readWoff2 } from '../testing/readWoff2';

const ROOT = join(__dirname, '../..');
const FONTS = ['figtree', 'bricolage-grotesque'];
const binary = (name: string) => readFileSync(join(__dirname, `fonts/${name}.woff2`));
const css = readFileSync(join(__dirname, 'fonts.css'), 'utf8');

/** Drawn as a mark, not read as a letter: a font of the system will do. */
const MARKS = '★';

function textsIn(folder: string, endings: RegExp): string {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .join('');
}

function missingIn({ codePoints }: FontFacts, text: string): string[] {
  const signs = [...new Set(text)].filter((sign) => /[^\p{C}\p{Z}]|\u00a0/u.test(sign) && !MARKS.includes(sign));
  return signs.filter((sign) => !codePoints.has(sign.codePointAt(0) ?? 0));
}

/** The rule of fonts.css that loads a file. */
function faceOf(name: string): string {
  return css.split('@font-face').find((rule) => rule.includes(`/${name}.woff2`)) ?? '';
}

it('weighs at most 60 kB, both families and both languages together', () => {
  expect(FONTS.reduce((sum, name) => sum + binary(name).length, 0)).toBeLessThanOrEqual(60_000);
});

it('is all that the style sheet loads', () => {
  const files = [...FONTS].reverse().map((name) => `./fonts/${name}.woff2`);
  // Once for the first page, once for the next.
  expect([...css.matchAll(/url\('([^']+)'\)/g)].map(([, url]) => url)).toEqual([...files, ...files]);
});

describe.each(FONTS)('%s', (name) => {
  const facts = readWoff2(binary(name));

  it('has every letter of the interface', () => {
    expect(missingIn(facts, textsIn('locales', /\.json$/))).toEqual([]);
  });

  it('has every letter of the starting content', () => {
    expect(missingIn(facts, textsIn('pocketbase/seed', /\.(json|html)$/))).toEqual([]);
  });

  it('is asked for each letter that it has', () => {
    const ranges = [...faceOf(name).matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [
      parseInt(from, 16),
      parseInt(to, 16),
    ]);
    const outside = [...facts.codePoints].filter(
      (code) => !ranges.some(([from = 0, to = 0]) => code >= from && code <= to),
    );
    expect(outside).toEqual([]);
  });

  it('has the weights that the style sheet promises', () => {
    expect(faceOf(name)).toContain(`font-weight: ${facts.weights.min} ${facts.weights.max};`);
  });

  it('has every weight that the site uses', () => {
    const used = [
      ...textsIn('src', /\.css$/)
        .replace(/@font-face {[^}]*}/g, '')
        .matchAll(/font(?:-weight)?: (\d{3})\b/g),
    ];
    const weights = used.map(([, weight]) => Number(weight));
    expect(weights.length).toBeGreaterThan(20);
    expect(weights.filter((weight) => weight < facts.weights.min || weight > facts.weights.max)).toEqual([]);
  });
});

it('reports a letter that a font lacks', () => {
  expect(missingIn(readWoff2(binary('figtree')), 'čaj Ж ★')).toEqual(['Ж']);
});
