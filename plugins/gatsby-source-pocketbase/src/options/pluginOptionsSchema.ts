import type { GatsbyNode } from 'gatsby';
import type { ObjectSchema } from 'gatsby-plugin-utils';
import { backRelation, collection, type Joi, locales, says } from './collectionSchema';

const ENV_NAME = /^[A-Z_][A-Z0-9_]*$/;

const auth = (joi: Joi) => {
  const envName = (example: string) =>
    says(
      joi.string().pattern(ENV_NAME),
      `{{#label}} is the NAME of an environment variable, never the value itself: write "${example}" and set it outside the repository.`,
    );
  return joi
    .object({
      collection: says(
        joi.string().default('_superusers'),
        '{{#label}} is the name of an auth collection: leave it out to sign in as a superuser.',
      ),
      emailEnv: envName('PB_SUPERUSER_EMAIL').default('PB_SUPERUSER_EMAIL'),
      passwordEnv: envName('PB_SUPERUSER_PASSWORD').default('PB_SUPERUSER_PASSWORD'),
      tokenEnv: envName('PB_TOKEN'),
    })
    .default();
};

/** Joi's schema of the options: each message names the option and the values to write. */
export const optionsSchema = (joi: Joi): ObjectSchema => {
  const webUrl = () => joi.string().uri({ scheme: ['http', 'https'] });
  const whole = (from: number) => joi.number().integer().min(from);
  return joi.object({
    url: says(
      webUrl().required(),
      '"url" is the address of the PocketBase server: write http://127.0.0.1:8090, or read it from the environment and make sure that the variable is set.',
    ),
    auth: auth(joi),
    schemaFile: says(
      joi.string().default('pocketbase/pb_schema.json'),
      '"schemaFile" is the path, from the root of the site, of the exported collections.',
    ),
    locales: locales(joi),
    typeset: says(
      joi.function(),
      '"typeset" is a function of a text and its locale that returns the text as it is to be set.',
    ),
    collections: joi.array().items(collection(joi)).min(1).unique('name').unique('type').required().messages({
      'array.min': '"collections" is empty: name at least one, with its name ("posts") and type ("Post").',
      'any.required': '"collections" is missing: name at least one, with its name ("posts") and type ("Post").',
      'array.unique': '{{#label}} repeats the name or the type of an earlier collection: each may stand once.',
    }),
    backRelations: joi.array().items(backRelation(joi)).default([]),
    preview: says(
      joi.boolean().default(false),
      '"preview" is true (drafts are taken, marked by isDraft) or false: never true for the public site.',
    ),
    headers: says(
      joi
        .object()
        .pattern(/^[A-Za-z][A-Za-z0-9-]*$/, joi.string().required())
        .default({}),
      '"headers" is an object of request headers by their names, with texts as values; "auth" sets Authorization.',
    ),
    links: says(
      joi.object({ origins: joi.array().items(joi.string().uri()).default([]), isKnown: joi.function() }).default(),
      '"links" takes origins, a list of full addresses of the site, and isKnown, a function that says whether a path leads somewhere.',
    ),
    reservedIds: says(
      joi.array().items(joi.string()).default([]),
      '"reservedIds" is a list of ids that the site\'s own elements have: no heading of a rich text gets one of them.',
    ),
    dashboardUrl: says(
      webUrl(),
      '"dashboardUrl" is the address at which editors open PocketBase: leave it out if it is "url".',
    ),
    filesDir: says(
      joi.string().default('.data/files'),
      '"filesDir" is the folder, from the root of the site, that keeps downloaded files: choose one outside .cache and public.',
    ),
    fileBaseUrl: says(
      webUrl(),
      '"fileBaseUrl" is the address of the bucket or CDN with PocketBase\'s files: leave it out to read them from PocketBase.',
    ),
    withoutAvif: says(
      joi.function(),
      '"withoutAvif" is a function, asked at each build, that returns true to make images without AVIF.',
    ),
    keepFilesDays: says(
      joi.number().min(0).default(30),
      '"keepFilesDays" is a number of days: 30 suits most sites, 0 removes unused files at once.',
    ),
    concurrency: says(
      whole(1).max(32).default(4),
      '"concurrency" is a whole number from 1 to 32: 4 suits most servers.',
    ),
    timeoutMs: says(
      whole(100).default(15000),
      '"timeoutMs" is the time limit of one request in milliseconds: 15000 suits most servers.',
    ),
    retries: says(
      whole(0).max(4).default(4),
      '"retries" is a whole number from 0 to 4: how often a failed request is tried again.',
    ),
    pageSize: says(
      whole(1).max(1000).default(1000),
      '"pageSize" is a whole number from 1 to 1000, the most that PocketBase lists at once.',
    ),
    deleteGuard: says(
      joi.object({ records: whole(0).default(5), share: joi.number().min(0).max(1).default(0.3) }).default(),
      '"deleteGuard" takes records, a whole number, and share, from 0 to 1: 5 and 0.3 suit most sites.',
    ),
    live: says(
      joi.boolean().default(true),
      '"live" is true or false: whether develop follows the changes in PocketBase.',
    ),
    pollMs: says(
      whole(500).default(2000),
      '"pollMs" is a whole number of milliseconds from 500: 2000 suits most servers.',
    ),
  });
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => optionsSchema(Joi);
