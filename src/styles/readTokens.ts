import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = { [name: string]: Json | unknown };

/** A token of tokens.json: its place in the file, its type (its own or its group's) and its value, aliases unresolved. */
export type Token = { path: string; type: string; value: unknown; extensions: Json };

/** A ground and what stands on it, as the file declares them: paths of colours. */
export type Pair = { ground: string; kind: 'text' | 'interface'; colour: string };

export type Dimension = { value: number; unit: 'rem' | 'px' };
/** The widths of the screen between which a fluid size grows. */
export type Viewport = { from: Dimension; to: Dimension };

type Declared = { ground: string; text?: string[]; interface?: string[] };

const VENDOR = 'example.modrina';
const FILE = join(__dirname, 'tokens.json');

/** The file of design tokens (https://www.designtokens.org/tr/2025.10/format/), read. */
export function readTokens(file = FILE): { tokens: Token[]; pairs: Pair[]; viewport: Viewport } {
  const root = JSON.parse(readFileSync(file, 'utf8')) as Json;
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
export const extensionOf = (extensions: Json, name: string): unknown => extensions[`${VENDOR}.${name}`];

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
