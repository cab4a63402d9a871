import type { RawRecord } from '../client/listRecords';
import type { LocaleOptions } from '../options/Options';
import type { Shape, ShapeField } from '../schema/Shape';
import { fallbackChain } from './fallbackChain';
import { isEmpty, resolveLocale } from './resolveLocale';
import type { Standing, Translations } from './Standing';

/** A record as one locale reads it. */
export interface Localised {
  locale: string;
  /** The locale has no texts of its own: what is shown is another one's. */
  isFallback: boolean;
  /** Value of each field, by its name in PocketBase. */
  values: Record<string, unknown>;
}

/** A record as each locale reads it: one entry for each node that it gives. */
export const localise = (record: RawRecord, shape: Shape, locales: LocaleOptions, standing: Standing): Localised[] =>
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
    .map((locale) => ({ locale, isFallback: locale !== own, values }));
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
      return { locale, isFallback: !hasTexts(locale), values };
    });
}

const valuesOf = (shape: Shape, valueOf: (field: ShapeField) => unknown): Record<string, unknown> =>
  Object.fromEntries(shape.fields.map((field) => [field.field.name, valueOf(field)]));

const twinValue = (record: RawRecord, { twins }: ShapeField, locale: string): unknown => {
  const twin = twins.get(locale);
  return twin && record[twin];
};

/**
 * The best value that a field has. Whatever the policy, it ends at the default locale's: a title left untranslated in an
 * otherwise translated record is no reason for a page without a title.
 */
function firstOf(best: string[], record: RawRecord, field: ShapeField, locales: LocaleOptions): unknown {
  const basic = record[field.field.name];
  if (!field.twins.size) return basic;
  const valueIn = (locale: string) => (locale === locales.default ? basic : twinValue(record, field, locale));
  return best.reduceRight((value, locale) => resolveLocale(value, valueIn(locale)), basic);
}

/** Required texts are what makes a record: an alternative text or an author's name alone is no translation of it. */
function isUntranslated(record: RawRecord, shape: Shape, locale: string): boolean {
  const written = shape.fields.filter((field) => field.twins.has(locale) && !isEmpty(record[field.field.name]));
  const required = written.filter(({ field }) => field.required);
  const telling = required.length > 0 ? required : written;
  return telling.length > 0 && telling.every((field) => isEmpty(twinValue(record, field, locale)));
}
