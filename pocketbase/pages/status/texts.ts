import en from '../../../locales/en/status.json';
import changesEn from '../../../locales/en/changes.json';
import changesSl from '../../../locales/sl/changes.json';
import sl from '../../../locales/sl/status.json';
import { fill } from '../../../src/lib/text/fill';
import { labelOf } from '../dashboard/collections/labels';
import { isSlovenian, language, locale } from '../language';

export { counted, language, locale } from '../language';

/** The page's texts. */
export const texts: typeof en = isSlovenian ? sl : en;
const changes: typeof changesEn = isSlovenian ? changesSl : changesEn;

/** A number: 1,200. */
export const numberText = (value: number): string => value.toLocaleString(locale);

/** The kind of a record: "article". */
export const kindOf = (collection: string): string =>
  new Map(Object.entries(changes.collections)).get(collection) ?? collection;

/** The name of a collection: "Articles". */
export const collectionName = (collection: string): string => labelOf(collection, true)?.name ?? collection;

/** A text with a capital letter at its beginning. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** A record by its kind and title: Article “When not to use AI”. */
export const recordName = ({ collection, label }: { collection: string; label: string }): string =>
  capital(fill(changes.named, { collection: kindOf(collection), label }));

/** Writes the texts of index.html: the reader sees them in one language from the start, for the file itself has none. */
export function fillPage(): void {
  document.documentElement.lang = language;
  document.title = texts.title;
  const textAt = (path = '') =>
    path.split('.').reduce<unknown>((part, name) => new Map(Object.entries(Object(part))).get(name), texts);
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = String(textAt(element.dataset.text));
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]'))
    element.ariaLabel = String(textAt(element.dataset.label));
}
