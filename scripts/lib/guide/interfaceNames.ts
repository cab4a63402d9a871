import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../src/i18n/locales';

const ROOT = join(__dirname, '../../..');
/** The texts of the status page, the bar, the preview, and of the site's part of the dashboard; of the editing page all. */
const OF_EDITORS = ['bar', 'changes', 'collections', 'dashboard', 'prepared', 'preview', 'status'];
/** Names of PocketBase's own buttons, which are English only, and codes that are the same in both languages. */
const FIXED = ['Unlock to save', 'Save changes', 'Create', 'change password', 'Restore draft', 'EN + SL', 'EN', 'SL'];

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

/** A text of the interface: its place in the catalogues, and a pattern for the text with its values filled in. */
interface InterfaceText {
  key: string;
  pattern: RegExp;
}

const VALUE = /{{\w+}}/;
/** The fewest letters of its own that a text with values needs: "by {{who}}" would match other words. */
const OWN_LETTERS = 12;
const isTelling = (text: string) =>
  !VALUE.test(text) || text.replace(new RegExp(VALUE, 'g'), '').replace(/\P{L}/gu, '').length >= OWN_LETTERS;

/** The texts of the interface in one language. */
export function interfaceTexts(locale: Locale): readonly InterfaceText[] {
  const editing = join(ROOT, 'editing/texts', locale);
  const files = [
    ...readdirSync(editing).map((name) => join(editing, name)),
    ...OF_EDITORS.map((name) => join(ROOT, 'locales', locale, `${name}.json`)),
  ];
  const texts = files.flatMap((file) => {
    const name = file.slice(ROOT.length + 1).replace(`${locale}/`, '');
    return flatten(JSON.parse(readFileSync(file, 'utf8')), name);
  });
  const named = [...texts.filter(({ text }) => isTelling(text)), ...FIXED.map((text) => ({ key: text, text }))];
  return named.map(({ key, text }) => ({
    key,
    pattern: new RegExp(`^${plain(text).split(VALUE).map(escaped).join('.+')}$`),
  }));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function flatten(part: unknown, key: string): { key: string; text: string }[] {
  if (typeof part === 'string') return [{ key, text: part }];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => flatten(inner, `${key}.${name}`));
}

/** The names that a guide prints bold, in each of its chapters. */
export const boldNames = (markdown: string): readonly (readonly string[])[] =>
  markdown
    .replace(/`[^`\n]*`/g, '')
    .split(/^#+ /m)
    .map((chapter) => [...chapter.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => plain(name)));

/** The places of a name in the catalogues. */
export const keysOf = (texts: readonly InterfaceText[], name: string): readonly string[] =>
  texts.filter(({ pattern }) => pattern.test(name)).map(({ key }) => key);
