import { defaultLocale, localeCodes } from '../i18n/locales';
import { typeset } from '../i18n/typeset';
import { type Env, parseEnv } from '../lib/env';
import { backRelations, collections } from './contentCollections';
import { isKnownPath } from './pages/isKnownPath';

/** Ids of the templates and the page frame: a heading "Content" would otherwise take the skip link's target. */
const RESERVED_IDS = [
  '___gatsby',
  'apply',
  'assistant-widget',
  'consent',
  'content',
  'page-announcer',
  'root-container',
  'search-field',
  'search-missing',
  'search-modal',
  'share-title',
  'site-menu',
  'site-settings',
  'voucher-modal',
];

/** The source plugin's options. */
export const contentOptions = (env: Env) => ({
  url: env.pocketBaseUrl,
  auth: {
    emailEnv: 'PB_SUPERUSER_EMAIL',
    passwordEnv: 'PB_SUPERUSER_PASSWORD',
    // A public build reads with a visitor's permissions.
    ...(env.usesToken && { collection: 'builders', tokenEnv: 'PB_TOKEN' }),
  },
  schemaFile: 'pocketbase/pb_schema.json',
  filesDir: env.filesDir,
  // The builder sets it for the first release, and takes it back for the builds after it (server/gatsby/warm/child.ts).
  withoutAvif: () => parseEnv(process.env).firstRelease,
  // A preview shows prepared changes (pocketbase/hooks/prepared), whose files only PocketBase finds.
  ...(env.preview ? { headers: { 'X-Prepared': '1' } } : env.filesUrl && { fileBaseUrl: env.filesUrl }),
  dashboardUrl: env.dashboardUrl,
  preview: env.preview,
  links: { origins: [env.siteUrl], isKnown: isKnownPath },
  reservedIds: RESERVED_IDS,
  locales: { list: [...localeCodes], default: defaultLocale, suffix: '_{locale}' },
  typeset,
  collections,
  backRelations,
});
