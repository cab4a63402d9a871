import type { Attrs } from 'prosemirror-model';
import { KEPT } from '../../../pocketbase/pages/dashboard/richText/KEPT';
import { isKeptLink, isKeptPicture } from './keptUrls';

/** Attributes that work without a value. */
export const BOOLEAN: ReadonlySet<string> = new Set(['open', 'reversed']);

/** Whether an attribute has no effect: the sanitiser removes an empty one, but for an alternative text. */
export const hasNoEffect = (name: string, value: string): boolean =>
  value === '' && name !== 'alt' && !BOOLEAN.has(name);

/** Values by name, in the order in which they are written; one without a value is missing or null. */
export type Written = readonly (readonly [name: string, value: string])[];

function read(element: Element, name: string): string | null {
  const value = element.getAttribute(name);
  if (value === null) return null;
  if (BOOLEAN.has(name)) return '';
  if (hasNoEffect(name, value)) return null;
  if (name === 'class') return value.split(/\s+/).filter(isLanguage).join(' ') || null;
  if (name === 'href') return isKeptLink(value) ? value : null;
  if (name === 'src') return isKeptPicture(value) ? value : null;
  return value;
}

/** The only class that means something on the site: that of a code sample. */
const isLanguage = (name: string) => /^language-./.test(name);

const namesOf = (tag: string): readonly string[] => KEPT[tag] ?? [];

/** The attributes of an element's node or mark in the schema: those that the site keeps. */
export const keptAttributes = (tag: string): Record<string, { default: null }> =>
  Object.fromEntries(namesOf(tag).map((name) => [name, { default: null }]));

/** Reads the kept attributes of an element, without values that the site removes (`javascript:`). */
export const readAttributes = (element: Element, tag = element.localName): Record<string, string | null> =>
  Object.fromEntries(namesOf(tag).map((name) => [name, read(element, name)]));

/** The kept attributes of a node or mark that have a value. */
export const writtenAttributes = (tag: string, attributes: Attrs): Written =>
  namesOf(tag).flatMap((name): [string, string][] => {
    const value: unknown = attributes[name];
    // A cell over one column is written without a number, as prosemirror-tables counts from 1.
    if (value === null || value === undefined || (value === 1 && /span$/.test(name))) return [];
    return [[name, String(value)]];
  });
