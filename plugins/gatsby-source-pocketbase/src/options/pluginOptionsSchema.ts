import type { GatsbyNode } from 'gatsby';
import type { ObjectSchema } from 'gatsby-plugin-utils';
import { backRelation, collection } from './collectionSchema';
import { type Joi, says } from './joi';
import { locales } from './localeSchema';

const ENV_NAME = /^[A-Z_][A-Z0-9_]*$/;

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
      collection: joi
        .string()
        .default('_superusers')
        .messages(says('{{#label}} is the name of an auth collection: leave it out to sign in as a superuser.')),
      emailEnv: envName('PB_SUPERUSER_EMAIL').default('PB_SUPERUSER_EMAIL'),
      passwordEnv: envName('PB_SUPERUSER_PASSWORD').default('PB_SUPERUSER_PASSWORD'),
      tokenEnv: envName('PB_TOKEN'),
    })
    .default();
};

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
    typeset: joi
      .function()
      .messages(says('"typeset" is a function of a text and its locale that returns the text as it is to be set.')),
    collections: joi.array().items(collection(joi)).min(1).unique('name').unique('type').required().messages({
      'array.min': '"collections" is empty: name at least one, with its name ("posts") and type ("Post").',
      'any.required': '"collections" is missing: name at least one, with its name ("posts") and type ("Post").',
      'array.unique': '{{#label}} repeats the name or the type of an earlier collection: each may stand once.',
    }),
    backRelations: joi.array().items(backRelation(joi)).default([]),
    preview: joi
      .boolean()
      .default(false)
      .messages(
        says('"preview" is true (drafts are taken, marked by isDraft) or false: never true for the public site.'),
      ),
    links: joi
      .object({
        origins: joi.array().items(joi.string().uri()).default([]),
        isKnown: joi.function(),
      })
      .default()
      .messages(
        says(
          '"links" takes origins, a list of full addresses of the site, and isKnown, a function that says whether a path leads somewhere.',
        ),
      ),
    dashboardUrl: joi
      .string()
      .uri({ scheme: ['http', 'https'] })
      .messages(says('"dashboardUrl" is the address at which editors open PocketBase: leave it out if it is "url".')),
    filesDir: joi
      .string()
      .default('.data/files')
      .messages(
        says(
          '"filesDir" is the folder, from the root of the site, that keeps downloaded files: choose one outside .cache and public.',
        ),
      ),
    fileBaseUrl: joi
      .string()
      .uri({ scheme: ['http', 'https'] })
      .messages(
        says(
          '"fileBaseUrl" is the address of the bucket or CDN with PocketBase\'s files: leave it out to read them from PocketBase.',
        ),
      ),
    keepFilesDays: joi
      .number()
      .min(0)
      .default(30)
      .messages(says('"keepFilesDays" is a number of days: 30 suits most sites, 0 removes unused files at once.')),
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
    live: joi
      .boolean()
      .default(true)
      .messages(says('"live" is true or false: whether develop follows the changes in PocketBase.')),
    pollMs: joi
      .number()
      .integer()
      .min(500)
      .default(2000)
      .messages(says('"pollMs" is a whole number of milliseconds from 500: 2000 suits most servers.')),
  });

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => optionsSchema(Joi);
