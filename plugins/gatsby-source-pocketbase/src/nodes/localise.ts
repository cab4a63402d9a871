import type { RawRecord } from '../client/listRecords';
import type { LocaleOptions } from '../options/Options';
import type { Borrowed } from '../model/RecordNode';
import type { Shape, ShapeField } from '../model/Shape';
import { fallbackChain, isEmpty, resolveLocale } from './resolveLocale';

/** A record's translations, if each is a record of its own. */
export interface Translations {
  /** The record's own locale. */
  locale: string;
  /** By locale: the record whose node is shown, a translation or its fallback. */
  byLocale: Record<string, string>;
  /** The ids of all translations. */
  ids: string[];
}

/** Status derived from list queries (draft, forced locale, translations); it can change without the record being saved. */
export interface RecordStatus {
  /** The locale whose values are shown in every locale. */
  forced?: string;
  /** Not published: only a preview reads it. */
  isDraft: boolean;
  translations?: Translations;
}

/** A record's values in one locale. */
export interface Localised {
  locale: string;
  /** The locale has no texts of its own: those of another locale are shown. */
  isFallback: boolean;
  /** The texts of another locale, because the locale has none or the other one is forced. */
  borrowed: Borrowed[];
  /** The value of each field, by its name in PocketBase. */
  values: Record<string, unknown>;
}

/** A record's values in each locale: one entry for each of its nodes. */
export const localise = (record: RawRecord, shape: Shape, locales: LocaleOptions, status: RecordStatus): Localised[] =>
  status.translations
    ? byRecords(record, shape, locales, status.translations)
    : bySuffix(record, shape, locales, status.forced);

function byRecords(
  record: RawRecord,
  shape: Shape,
  locales: LocaleOptions,
  { locale: own, byLocale }: Translations,
): Localised[] {
  const values = valuesOf(shape, (field) => record[field.field.name]);
  return locales.list
    .filter((locale) => byLocale[locale] === record.id)
    .map((locale) => {
      const written = shape.fields.filter((field) => isText(field) && !isEmpty(record[field.field.name]));
      const borrowed = locale === own ? [] : written.map(({ name }) => ({ field: name, locale: own }));
      return { locale, isFallback: locale !== own, borrowed, values };
    });
}

function bySuffix(record: RawRecord, shape: Shape, locales: LocaleOptions, forced?: string): Localised[] {
  const chainOf = (locale: string) => fallbackChain(locale, locales, shape.options);
  const hasTexts = (locale: string) => locale === locales.default || !isUntranslated(record, shape, locale, locales);
  return locales.list
    .filter((locale) => forced || hasTexts(locale) || chainOf(locale).some(hasTexts))
    .map((locale) => {
      const shown = forced ?? locale;
      const best = [shown, ...chainOf(shown)];
      const values = valuesOf(shape, (field) => firstOf(best, record, field, locales));
      const borrowed = shape.fields.flatMap((field) => {
        const source =
          isText(field) && field.translatedFields.size ? sourceOf(best, record, field, locales) : undefined;
        return source && source !== locale ? [{ field: field.name, locale: source }] : [];
      });
      return { locale, isFallback: !hasTexts(locale), borrowed, values };
    });
}

const valuesOf = (shape: Shape, valueOf: (field: ShapeField) => unknown): Record<string, unknown> =>
  Object.fromEntries(shape.fields.map((field) => [field.field.name, valueOf(field)]));

function valueIn(record: RawRecord, { field, translatedFields }: ShapeField, locale: string, locales: LocaleOptions) {
  const name = locale === locales.default ? field.name : translatedFields.get(locale);
  return name && record[name];
}

const isText = ({ kind }: ShapeField): boolean => kind === 'text' || kind === 'richText';

/**
 * Returns the best value of a field. With every fallback option the default locale's value is the last resort: an untranslated title
 * in a translated record must not lead to a page without a title.
 */
function firstOf(best: string[], record: RawRecord, field: ShapeField, locales: LocaleOptions): unknown {
  const basic = record[field.field.name];
  if (!field.translatedFields.size) return basic;
  return best.reduceRight((value, locale) => resolveLocale(value, valueIn(record, field, locale, locales)), basic);
}

/** The locale of firstOf's text; undefined if no locale has one. */
const sourceOf = (best: string[], record: RawRecord, field: ShapeField, locales: LocaleOptions): string | undefined =>
  [...best, locales.default].find((locale) => !isEmpty(valueIn(record, field, locale, locales)));

/**
 * Only required texts count, if any has a value: an alternative text or an author's name alone is no translation of a record, and
 * a date has no language.
 */
function isUntranslated(record: RawRecord, shape: Shape, locale: string, locales: LocaleOptions): boolean {
  const written = shape.fields.filter(
    ({ kind, field, translatedFields }) =>
      kind !== 'date' && translatedFields.has(locale) && !isEmpty(record[field.name]),
  );
  const required = written.filter(({ field }) => field.required);
  const telling = required.length > 0 ? required : written;
  return telling.length > 0 && telling.every((field) => isEmpty(valueIn(record, field, locale, locales)));
}
