import type { GatsbyNode } from 'gatsby';
import type { ObjectSchema } from 'gatsby-plugin-utils';
import type { LocaleOptions } from './Options';

type Joi = Parameters<NonNullable<GatsbyNode['pluginOptionsSchema']>>[0]['Joi'];

const TYPE_NAME = /^[A-Z][A-Za-z0-9]*$/;
const FIELD_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const ENV_NAME = /^[A-Z_][A-Z0-9_]*$/;

/** Joi takes a brace for the beginning of an expression: these sentences have none but in `{{#label}}`. */
const says = (message: string) => ({ '*': message });

const auth = (joi: Joi) => {
  const envName = (example: string) =>
    joi
      .string()
      .pattern(ENV_NAME)
      .messages(
        says(
          `{{#label}} is the NAME of an environment variable, never the value itself: write "${example}" and set it outside the repository.`,
        ),
      );
  return joi
    .object({
      emailEnv: envName('PB_SUPERUSER_EMAIL').default('PB_SUPERUSER_EMAIL'),
      passwordEnv: envName('PB_SUPERUSER_PASSWORD').default('PB_SUPERUSER_PASSWORD'),
      tokenEnv: envName('PB_TOKEN'),
    })
    .default();
};

const locales = (joi: Joi) =>
  joi
    .object({
      list: joi
        .array()
        .items(joi.string())
        .min(1)
        .unique()
        .default(['en'])
        .messages(says('"locales.list" names each locale once: write ["en", "sl"].')),
      default: joi.string().default('en'),
      suffix: joi
        .string()
        .pattern(/\{locale\}/)
        .default('_{locale}')
        .messages(
          says('"locales.suffix" lacks the word locale in braces: leave it out if title_sl is the Slovenian title.'),
        ),
    })
    .custom((value: LocaleOptions, { message }) =>
      value.list.includes(value.default)
        ? value
        : message({
            custom: '"locales.default" is not in "locales.list": add it there, or choose one of the list.',
          }),
    )
    .default();

const forceLocale = (joi: Joi) =>
  joi
    .object({ field: joi.string().required(), locale: joi.string().required(), via: joi.string() })
    .messages(
      says(
        '"forceLocale" takes field, locale and via: the name of a bool field, the locale it forces and, if the field is on a related record, the relation.',
      ),
    );

const collection = (joi: Joi) =>
  joi.object({
    name: joi
      .string()
      .required()
      .messages(says('{{#label}} is missing: give the name of a collection as it stands in the PocketBase dashboard.')),
    type: joi
      .string()
      .pattern(TYPE_NAME)
      .required()
      .messages(
        says(
          '{{#label}} is the GraphQL type of the collection: write it in letters and digits with a capital first, for example "Post".',
        ),
      ),
    filter: joi
      .string()
      .messages(says('{{#label}} is a PocketBase filter in a string: leave it out to take every record.')),
    richText: joi
      .array()
      .items(joi.string())
      .messages(says('{{#label}} is a list of field names: leave it out to take every editor field.')),
    forceLocale: forceLocale(joi),
  });

const backRelation = (joi: Joi) =>
  joi.object({
    type: joi
      .string()
      .pattern(TYPE_NAME)
      .required()
      .messages(says('{{#label}} is the GraphQL type that gets the list: one of the types in "collections".')),
    field: joi
      .string()
      .pattern(FIELD_NAME)
      .required()
      .messages(says('{{#label}} is the name of the list on the type, for example "blocks".')),
    from: joi
      .string()
      .required()
      .messages(says('{{#label}} is the collection whose records are listed: one of the names in "collections".')),
    by: joi.string().required().messages(says('{{#label}} is the relation field by which those records point back.')),
    sort: joi.string().messages(says('{{#label}} is the name of the field to sort by, for example "order".')),
    without: joi.string().messages(says('{{#label}} is a relation field: records in which it is set are left out.')),
  });

/** Options as Joi sees them: each message names the option and says what to write. */
export const optionsSchema = (joi: Joi): ObjectSchema =>
  joi.object({
    url: joi
      .string()
      .uri({ scheme: ['http', 'https'] })
      .required()
      .messages(
        says(
          '"url" is the address of the PocketBase server: write http://127.0.0.1:8090, or read it from the environment and make sure that the variable is set.',
        ),
      ),
    auth: auth(joi),
    schemaFile: joi
      .string()
      .default('pocketbase/pb_schema.json')
      .messages(says('"schemaFile" is the path, from the root of the site, of the exported collections.')),
    locales: locales(joi),
    collections: joi.array().items(collection(joi)).min(1).unique('name').unique('type').required().messages({
      'array.min': '"collections" is empty: name at least one, with its name ("posts") and type ("Post").',
      'any.required': '"collections" is missing: name at least one, with its name ("posts") and type ("Post").',
      'array.unique': '{{#label}} repeats the name or the type of an earlier collection: each may stand once.',
    }),
    backRelations: joi.array().items(backRelation(joi)).default([]),
    filesDir: joi
      .string()
      .default('.data/files')
      .messages(
        says(
          '"filesDir" is the folder, from the root of the site, that keeps downloaded files: choose one outside .cache and public.',
        ),
      ),
    concurrency: joi
      .number()
      .integer()
      .min(1)
      .max(32)
      .default(4)
      .messages(says('"concurrency" is a whole number from 1 to 32: 4 suits most servers.')),
    timeoutMs: joi
      .number()
      .integer()
      .min(100)
      .default(15000)
      .messages(says('"timeoutMs" is the time limit of one request in milliseconds: 15000 suits most servers.')),
    retries: joi
      .number()
      .integer()
      .min(0)
      .max(4)
      .default(4)
      .messages(says('"retries" is a whole number from 0 to 4: how often a failed request is tried again.')),
    pageSize: joi
      .number()
      .integer()
      .min(1)
      .max(1000)
      .default(1000)
      .messages(says('"pageSize" is a whole number from 1 to 1000, the most that PocketBase lists at once.')),
    deleteGuard: joi
      .object({
        records: joi.number().integer().min(0).default(5),
        share: joi.number().min(0).max(1).default(0.3),
      })
      .default()
      .messages(
        says('"deleteGuard" takes records, a whole number, and share, from 0 to 1: 5 and 0.3 suit most sites.'),
      ),
  });

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => optionsSchema(Joi);
