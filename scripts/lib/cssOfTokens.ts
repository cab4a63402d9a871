import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = { [name: string]: Json | unknown };

/** A token of tokens.json: its place in the file, its type (its own or its group's) and its value, aliases unresolved. */
export type Token = { path: string; type: string; value: unknown; extensions: Json };

/** A ground and what stands on it, as the file declares them: paths of colours. */
type Pair = { ground: string; kind: 'text' | 'interface'; colour: string };

type Dimension = { value: number; unit: 'rem' | 'px' };
/** The widths of the screen between which a fluid size grows. */
export type Viewport = { from: Dimension; to: Dimension };

type Declared = { ground: string; text?: string[]; interface?: string[] };

const VENDOR = 'example.modrina';
const FILE = join(__dirname, '../../src/styles/tokens.json');

/** The file of design tokens (https://www.designtokens.org/tr/2025.10/format/), read. */
export function readTokens(): { tokens: Token[]; pairs: Pair[]; viewport: Viewport } {
  const root = JSON.parse(readFileSync(FILE, 'utf8')) as Json;
  const extensions = asJson(root.$extensions);
  const declared = (extensionOf(extensions, 'contrast') ?? []) as Declared[];
  const pairs = declared.flatMap((entry) =>
    (['text', 'interface'] as const).flatMap((kind) =>
      (entry[kind] ?? []).map((colour) => ({ ground: aliasOf(entry.ground), kind, colour: aliasOf(colour) })),
    ),
  );
  return { tokens: tokensIn(root, '', ''), pairs, viewport: extensionOf(extensions, 'viewport') as Viewport };
}

/** This project's extensions of the format, by name: a token's lower end, its unit. */
const extensionOf = (extensions: Json, name: string): unknown => extensions[`${VENDOR}.${name}`];

/** The path within `{…}`, or nothing if the value is no alias. */
export function aliasIn(value: unknown): string | undefined {
  return typeof value === 'string' ? /^{(.+)}$/.exec(value)?.[1] : undefined;
}

function aliasOf(value: string): string {
  const path = aliasIn(value);
  if (!path) throw new Error(`tokens.json: a pair names "${value}", which is no alias.`);
  return path;
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const asJson = (value: unknown): Json => (isJson(value) ? value : {});

function tokensIn(group: Json, path: string, inherited: string): Token[] {
  const type = typeof group.$type === 'string' ? group.$type : inherited;
  if ('$value' in group) {
    if (!type) throw new Error(`tokens.json: ${path} has no type.`);
    return [{ path, type, value: group.$value, extensions: asJson(group.$extensions) }];
  }
  return Object.entries(group).flatMap(([name, child]) =>
    name.startsWith('$') || !isJson(child) ? [] : tokensIn(child, path ? `${path}.${name}` : name, type),
  );
}

type Colour = { hex: string };
type Border = { color: string; width: Dimension; style: string };

const HEADER = `/* Made from tokens.json by scripts/makeTokens.ts: edit that file and run \`npx tsx scripts/makeTokens.ts\`. */`;
const SECTION = 'section.';

/** The custom properties of all tokens; those of a section's face under the attribute that sets it. */
export function cssOfTokens(tokens: readonly Token[], viewport: Viewport): string {
  const paths = new Set(tokens.map(({ path }) => path));
  const line = (token: Token) => `  ${propertyOf(token.path)}: ${valueOf(token, paths, viewport)};`;
  const faces = [...new Set(tokens.filter(isFace).map(({ path }) => path.split('.')[1] ?? ''))];
  const blocks = [
    [':root', tokens.filter((token) => !isFace(token))] as const,
    ...faces.map(
      (face) =>
        [`[data-section='${face}']`, tokens.filter(({ path }) => path.startsWith(`${SECTION}${face}.`))] as const,
    ),
  ];
  return [HEADER, ...blocks.map(([selector, own]) => `${selector} {\n${own.map(line).join('\n')}\n}`), ''].join('\n');
}

/** A token's custom property: its path without the first group's name, and a face's without the section's as well. */
export function propertyOf(path: string): string {
  return `--${path
    .split('.')
    .slice(path.startsWith(SECTION) ? 2 : 1)
    .join('-')}`;
}

const isFace = ({ path }: Token): boolean => path.startsWith(SECTION);

function valueOf({ path, type, value, extensions }: Token, paths: Set<string>, viewport: Viewport): string {
  const reference = (alias: string): string => {
    if (!paths.has(alias)) throw new Error(`tokens.json: ${path} names ${alias}, which the file lacks.`);
    return `var(${propertyOf(alias)})`;
  };
  const alias = aliasIn(value);
  if (alias) return reference(alias);
  switch (type) {
    case 'color':
      return shortHex((value as Colour).hex);
    case 'dimension': {
      const fluid = extensionOf(extensions, 'fluid') as { from: Dimension } | undefined;
      return fluid ? clamp(fluid.from, value as Dimension, viewport) : length(value as Dimension);
    }
    case 'duration':
      return `${(value as { value: number; unit: string }).value}ms`;
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'fontFamily':
      return (value as string[]).map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
    case 'number':
      return `${value as number}${(extensionOf(extensions, 'unit') as string | undefined) ?? ''}`;
    case 'border': {
      const { color, width, style } = value as Border;
      return `${length(width)} ${style} ${reference(aliasIn(color) ?? color)}`;
    }
    default:
      throw new Error(`tokens.json: ${path} is of the type ${type}, which makeTokens does not know.`);
  }
}

/** Grows with the screen from one size to the other; in rem as well, so that it grows with the reader's font too. */
function clamp(from: Dimension, to: Dimension, viewport: Viewport): string {
  const slope = (to.value - from.value) / (viewport.to.value - viewport.from.value);
  const start = from.value - slope * viewport.from.value;
  return `clamp(${length(from)}, ${round(start)}rem + ${round(slope * 100)}vw, ${length(to)})`;
}

const length = ({ value, unit }: Dimension): string => `${value}${unit}`;
const round = (value: number): number => Math.round(value * 10000) / 10000;
const shortHex = (hex: string): string => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
