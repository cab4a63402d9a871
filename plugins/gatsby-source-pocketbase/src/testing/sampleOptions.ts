import type { Options } from '../options/Options';

/** Options of a small bilingual blog, for tests. */
export const sampleOptions = (changes: Partial<Options> = {}): Options => ({
  url: 'http://127.0.0.1:8090',
  auth: { emailEnv: 'PB_SUPERUSER_EMAIL', passwordEnv: 'PB_SUPERUSER_PASSWORD' },
  schemaFile: 'pb_schema.json',
  locales: { list: ['en', 'sl'], default: 'en', suffix: '_{locale}' },
  collections: [
    { name: 'posts', type: 'Post', filter: 'status = "published"' },
    { name: 'tags', type: 'Tag' },
  ],
  backRelations: [],
  filesDir: 'files',
  concurrency: 4,
  timeoutMs: 5000,
  retries: 4,
  pageSize: 1000,
  deleteGuard: { records: 5, share: 0.3 },
  ...changes,
});
