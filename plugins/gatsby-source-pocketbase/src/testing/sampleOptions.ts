import type { LocaleOptions, Options } from '../options/Options';

/** English and Slovenian, in translated fields. */
export const sampleLocales = (changes: Partial<LocaleOptions> = {}): LocaleOptions => ({
  list: ['en', 'sl'],
  default: 'en',
  by: 'suffix',
  suffix: '_{locale}',
  field: 'locale',
  key: 'translation_key',
  fallback: 'default',
  ...changes,
});

/** Options of a small bilingual blog, for tests. */
export const sampleOptions = (changes: Partial<Options> = {}): Options => ({
  url: 'http://127.0.0.1:8090',
  auth: { collection: '_superusers', emailEnv: 'PB_SUPERUSER_EMAIL', passwordEnv: 'PB_SUPERUSER_PASSWORD' },
  schemaFile: 'pb_schema.json',
  locales: sampleLocales(),
  collections: [
    { name: 'posts', type: 'Post', filter: 'status = "published"' },
    { name: 'tags', type: 'Tag' },
  ],
  backRelations: [],
  preview: false,
  links: { origins: [] },
  reservedIds: [],
  filesDir: 'files',
  keepFilesDays: 30,
  concurrency: 4,
  timeoutMs: 5000,
  retries: 4,
  headers: {},
  pageSize: 1000,
  deleteGuard: { records: 5, share: 0.3 },
  live: false,
  pollMs: 2000,
  ...changes,
});
