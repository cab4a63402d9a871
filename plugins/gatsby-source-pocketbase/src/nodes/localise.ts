import type { RawRecord } from '../client/listRecords';
import type { LocaleOptions } from '../options/Options';
import type { Shape, ShapeField } from '../schema/Shape';
import { isEmpty, resolveLocale } from './resolveLocale';

export interface Localised {
  /** Value of each field, by its name in PocketBase. */
  values: Record<string, unknown>;
  /** The locale has no texts of its own: what is shown is the default locale's. */
  isFallback: boolean;
}

const ownValue = (record: RawRecord, { twins }: ShapeField, locale: string): unknown => {
  const twin = twins.get(locale);
  return twin && record[twin];
};

/**
 * A record as one locale reads it.
 * @param forced the locale whose values are shown in every locale, where they exist
 */
export function localise(
  record: RawRecord,
  shape: Shape,
  locale: string,
  locales: LocaleOptions,
  forced?: string,
): Localised {
  const values: Record<string, unknown> = {};
  for (const field of shape.fields) {
    const { name } = field.field;
    values[name] = resolveLocale(record[name], ownValue(record, field, forced ?? locale));
  }

  return { values, isFallback: locale !== locales.default && isUntranslated(record, shape, locale) };
}

/** Required texts are what makes a record: an alternative text or an author's name alone is no translation of it. */
function isUntranslated(record: RawRecord, shape: Shape, locale: string): boolean {
  const written = shape.fields.filter((field) => field.twins.has(locale) && !isEmpty(record[field.field.name]));
  const required = written.filter(({ field }) => field.required);
  const telling = required.length > 0 ? required : written;
  return telling.length > 0 && telling.every((field) => isEmpty(ownValue(record, field, locale)));
}
