import type { RawRecord } from '../client/listRecords';
import type { LocaleOptions } from '../options/Options';
import type { Shape, ShapeField } from '../model/Shape';
import { fallbackChain, isEmpty, resolveLocale } from './resolveLocale';
import type { RecordStatus, Translations } from './RecordStatus';

/** A field, by its name on the node, and the locale in which its text is written. */
export interface Borrowed {
  field: string;
  locale: string;
}

/** A record as one locale reads it. */
export interface Localised {
  locale: string;
  /** The locale has no texts of its own: what is shown is another one's. */
  isFallback: boolean;
  /** The texts that are another locale's, for lack of its own or because that one is forced. */
  borrowed: Borrowed[];
  /** Value of each field, by its name in PocketBase. */
  values: Record<string, unknown>;
}

/** A record as each locale reads it: one entry for each node that it gives. */
export const localise = (
  record: RawRecord,
  shape: Shape,
  locales: LocaleOptions,
  standing: RecordStatus,
): Localised[] =>
  standing.translations
    ? byRecords(record, shape, locales, standing.translations)
    : bySuffix(record, shape, locales, standing.forced);

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
  const hasTexts = (locale: string) => locale === locales.default || !isUntranslated(record, shape, locale);
  return locales.list
    .filter((locale) => forced || hasTexts(locale) || chainOf(locale).some(hasTexts))
    .map((locale) => {
      const shown = forced ?? locale;
      const best = [shown, ...chainOf(shown)];
      const values = valuesOf(shape, (field) => firstOf(best, record, field, locales));
      const borrowed = shape.fields.flatMap((field) => {
        const source = isText(field) && field.twins.size ? sourceOf(best, record, field, locales) : undefined;
        return source && source !== locale ? [{ field: field.name, locale: source }] : [];
      });
      return { locale, isFallback: !hasTexts(locale), borrowed, values };
    });
}

const valuesOf = (shape: Shape, valueOf: (field: ShapeField) => unknown): Record<string, unknown> =>
  Object.fromEntries(shape.fields.map((field) => [field.field.name, valueOf(field)]));

const valueIn = (record: RawRecord, field: ShapeField, locale: string, locales: LocaleOptions): unknown =>
  locale === locales.default ? record[field.field.name] : twinValue(record, field, locale);

const isText = ({ kind }: ShapeField): boolean => kind === 'text' || kind === 'richText';

const twinValue = (record: RawRecord, { twins }: ShapeField, locale: string): unknown => {
  const twin = twins.get(locale);
  return twin && record[twin];
};

/**
 * Returns the best value of a field. Under every policy the default locale's comes last: an untranslated title in a translated
 * record is no reason for a page without a title.
 */
function firstOf(best: string[], record: RawRecord, field: ShapeField, locales: LocaleOptions): unknown {
  const basic = record[field.field.name];
  if (!field.twins.size) return basic;
  return best.reduceRight((value, locale) => resolveLocale(value, valueIn(record, field, locale, locales)), basic);
}

/** The locale from which firstOf takes a text; undefined where none has any. */
const sourceOf = (best: string[], record: RawRecord, field: ShapeField, locales: LocaleOptions): string | undefined =>
  [...best, locales.default].find((locale) => !isEmpty(valueIn(record, field, locale, locales)));

/**
 * Required texts are what makes a record: an alternative text or an author's name alone is no translation of it, and a date
 * has no language.
 */
function isUntranslated(record: RawRecord, shape: Shape, locale: string): boolean {
  const written = shape.fields.filter(
    ({ kind, field, twins }) => kind !== 'date' && twins.has(locale) && !isEmpty(record[field.name]),
  );
  const required = written.filter(({ field }) => field.required);
  const telling = required.length > 0 ? required : written;
  return telling.length > 0 && telling.every((field) => isEmpty(twinValue(record, field, locale)));
}
