import type { RawRecord } from '../client/listRecords';
import type { LocaleOptions } from '../options/Options';
import type { Shape, ShapeField } from '../schema/Shape';
import { isEmpty, resolveLocale } from './resolveLocale';

export interface Localised {
  /** Value of each field, by its name in PocketBase. */
  values: Record<string, unknown>;
  /** The locale has none of its own texts: what is shown is the default locale's. */
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

  const written = shape.fields.filter((field) => field.twins.has(locale) && !isEmpty(record[field.field.name]));
  const isFallback =
    locale !== locales.default &&
    written.length > 0 &&
    shape.fields.every((field) => isEmpty(ownValue(record, field, locale)));
  return { values, isFallback };
}
