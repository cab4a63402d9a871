import type { GatsbyNode } from 'gatsby';
import type { LocaleOptions } from './Options';

export type Joi = Parameters<NonNullable<GatsbyNode['pluginOptionsSchema']>>[0]['Joi'];

interface Schema<Self> {
  messages(messages: Record<string, string>): Self;
}

/** Gives a schema one message for all its errors. Joi evaluates braces: the messages contain none but in `{{#label}}`. */
export const says = <Self extends Schema<Self>>(schema: Self, message: string): Self =>
  schema.messages({ '*': message });

const TYPE_NAME = /^[A-Z][A-Za-z0-9]*$/;
const FIELD_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

const forceLocale = (joi: Joi) =>
  says(
    joi.object({ field: joi.string().required(), locale: joi.string().required(), via: joi.string() }),
    '"forceLocale" takes field, locale and via: the name of a bool field, the locale it forces and, if the field is on a related record, the relation.',
  );

export const collection = (joi: Joi) =>
  joi.object({
    name: says(
      joi.string().required(),
      '{{#label}} is missing: give the name of a collection as it stands in the PocketBase dashboard.',
    ),
    type: says(
      joi.string().pattern(TYPE_NAME).required(),
      '{{#label}} is the GraphQL type of the collection: write it in letters and digits with a capital first, for example "Post".',
    ),
    filter: says(joi.string(), '{{#label}} is a PocketBase filter in a string: leave it out to take every record.'),
    only: says(joi.string(), '{{#label}} is a PocketBase filter in a string: leave it out to take every record.'),
    listFrom: says(joi.string(), '{{#label}} is the name of a view: leave it out to list the collection itself.'),
    richText: says(
      joi.array().items(joi.string()),
      '{{#label}} is a list of field names: leave it out to take every editor field.',
    ),
    forceLocale: forceLocale(joi),
    fallback: fallback(joi),
    path: says(joi.function(), '{{#label}} is a function from a record and a locale to the path of its page, or null.'),
  });

export const backRelation = (joi: Joi) =>
  joi.object({
    type: says(
      joi.string().pattern(TYPE_NAME).required(),
      '{{#label}} is the GraphQL type that gets the list: one of the types in "collections".',
    ),
    field: says(
      joi.string().pattern(FIELD_NAME).required(),
      '{{#label}} is the name of the list on the type, for example "blocks".',
    ),
    from: says(
      joi.string().required(),
      '{{#label}} is the collection whose records are listed: one of the names in "collections".',
    ),
    by: says(joi.string().required(), '{{#label}} is the relation field by which those records point back.'),
    sort: says(joi.string(), '{{#label}} is the name of the field to sort by, for example "order".'),
    without: says(joi.string(), '{{#label}} is a relation field: records in which it is set are left out.'),
  });

export const fallback = (joi: Joi) =>
  says(
    joi.alternatives(
      joi.string().valid('default', 'skip'),
      joi.object().pattern(joi.string(), joi.array().items(joi.string())),
    ),
    '{{#label}} is "default" (show the default locale), "skip" (make no node), or for each locale the list of those to try, as in sl: ["en"].',
  );

export const locales = (joi: Joi) =>
  joi
    .object({
      list: says(
        joi.array().items(joi.string()).min(1).unique().default(['en']),
        '"locales.list" names each locale once: write ["en", "sl"].',
      ),
      default: joi.string().default('en'),
      suffix: says(
        joi
          .string()
          .pattern(/\{locale\}/)
          .default('_{locale}'),
        '"locales.suffix" lacks the word locale in braces: leave it out if title_sl is the Slovenian title.',
      ),
      by: says(
        joi.string().valid('suffix', 'records').default('suffix'),
        '"locales.by" is "suffix" (title_sl beside title) or "records" (a record for each locale): leave it out for "suffix".',
      ),
      field: joi.string().default('locale'),
      key: joi.string().default('translation_key'),
      fallback: fallback(joi).default('default'),
    })
    .custom((value: LocaleOptions, { message }) =>
      value.list.includes(value.default)
        ? value
        : message({
            custom: '"locales.default" is not in "locales.list": add it there, or choose one of the list.',
          }),
    )
    .default();
