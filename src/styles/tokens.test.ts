import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerGround } from '../layout/shell';
import { type ColourUse, colourUses } from '../testing/colourUses';
import { contrast } from '../testing/contrast';
import { aliasIn, propertyOf, readTokens } from '../../scripts/lib/cssOfTokens';

const LEAST = { text: 4.5, interface: 3 };
const { tokens, pairs } = readTokens();
const colours = tokens.filter(({ type }) => type === 'color');

function hexOf(path: string): string {
  const value = colours.find((token) => token.path === path)?.value;
  const alias = aliasIn(value);
  if (alias) return hexOf(alias);
  if (!value) throw new Error(`tokens.json has no colour ${path}.`);
  const { hex } = value as { hex: string };
  return hex;
}

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe('colours', () => {
  const own = colours.filter(({ value }) => !aliasIn(value));

  it.each(own.map(({ path, value }) => [path, value] as const))(
    '%s says the same in figures and in hex',
    (_, value) => {
      const { hex, components } = value as { hex: string; components: number[] };
      const read = components.map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      expect(`#${read.join('')}`).toBe(hex);
    },
  );
});

describe('declared pairs', () => {
  it.each(pairs.map(({ kind, colour, ground }) => [kind, colour, ground] as const))(
    '%s in %s on %s has contrast enough',
    (kind, colour, ground) => {
      expect(contrast(hexOf(colour), hexOf(ground))).toBeGreaterThanOrEqual(LEAST[kind]);
    },
  );
});

/** A face's properties stand for another colour in each section, so that every section has to declare them. */
const pathsOf = (property: string) =>
  colours.filter(({ path }) => propertyOf(path) === property).map(({ path }) => path);
const faceOf = (path: string) => /^section\.[^.]+\./.exec(path)?.[0];

function isDeclared(ground: string, text: string): boolean {
  const combinations = pathsOf(ground).flatMap((below) =>
    pathsOf(text)
      .filter((above) => !faceOf(below) || !faceOf(above) || faceOf(below) === faceOf(above))
      .map((above) => pairs.some((pair) => pair.kind === 'text' && pair.ground === below && pair.colour === above)),
  );
  return combinations.length > 0 && combinations.every(Boolean);
}

const undeclared = (uses: ColourUse[]) =>
  uses.filter(({ ground, text }) => ground && text && !isDeclared(ground, text));

/** Inactive controls need no contrast (WCAG 1.4.3); the header's letters have a test of their own below. */
const EXEMPT = /\[aria-disabled='true'\]|:disabled|^\.header(\[|$)/;

const folder = join(__dirname, '..');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

describe.each(sheets)('%s', (name) => {
  const uses = colourUses(readFileSync(join(folder, name), 'utf8')).filter(({ selector }) => !EXEMPT.test(selector));

  it('puts text only on grounds for which the pair is declared', () => {
    expect(undeclared(uses)).toEqual([]);
  });

  it('colours text only with what is declared as text', () => {
    const declared = new Set(pairs.filter(({ kind }) => kind === 'text').map(({ colour }) => propertyOf(colour)));
    expect(uses.filter(({ text }) => text && !declared.has(text))).toEqual([]);
  });
});

describe('letters of the header', () => {
  const faces = [...new Set(colours.map(({ path }) => faceOf(path)).filter((face) => face !== undefined))];
  const cases = faces.flatMap((face) => [true, false].map((white) => [face.split('.')[1] ?? '', white] as const));

  it.each(cases)('can be read in the section %s (white: %s), whatever an address asks for', (section, white) => {
    const ground = { section: `section.${section}.ground`, night: 'color.night', paper: 'color.paper' };
    const below = hexOf(ground[headerGround(section, white)]);
    expect(contrast(hexOf(white ? 'color.white' : 'color.ink'), below)).toBeGreaterThanOrEqual(LEAST.text);
  });
});

describe('finding pairs in a style sheet', () => {
  it('reports undeclared pairs', () => {
    const uses = colourUses('.a { background: var(--blue); color: var(--ink-3); } .b { color: var(--ink); }');
    expect(undeclared(uses)).toEqual([{ selector: '.a', ground: '--blue', text: '--ink-3' }]);
  });

  it('a state inherits the text colour of its class, and a picture may lie on the ground', () => {
    const css = '.a { color: var(--ink); } .a:hover { background: var(--ink) url(a.svg); }';
    expect(undeclared(colourUses(css))).toEqual([{ selector: '.a:hover', ground: '--ink', text: '--ink' }]);
  });

  it('requires each pair of colours in every section', () => {
    expect(isDeclared('--ground', '--on-ground')).toBe(true);
    expect(isDeclared('--ground', '--ink-3')).toBe(false);
  });
});
