import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { pluginOptionsSchema } from './pluginOptionsSchema';

const collections = [{ name: 'posts', type: 'Post' }];
const errorsOf = async (options: Record<string, unknown>) => {
  const { errors } = await testPluginOptionsSchema(pluginOptionsSchema as never, options as never);
  return errors;
};

it('needs an address and a collection, the rest has defaults', async () => {
  expect(await errorsOf({ url: 'http://127.0.0.1:8090', collections })).toEqual([]);
});

it('takes everything that the README shows', async () => {
  const errors = await errorsOf({
    url: 'https://pb.example',
    auth: { collection: 'builders', emailEnv: 'A', passwordEnv: 'B', tokenEnv: 'C' },
    locales: { list: ['en', 'sl'], default: 'en', by: 'records', field: 'lang', key: 'group', fallback: 'skip' },
    collections: [
      { name: 'posts', type: 'Post', filter: 'a = 1', richText: ['body'], path: () => '/' },
      { name: 'news', type: 'News', fallback: { 'sl-IT': ['sl', 'en'] } },
      { name: 'items', type: 'Item', forceLocale: { via: 'post', field: 'force_sl', locale: 'sl' } },
    ],
    backRelations: [{ type: 'Post', field: 'items', from: 'items', by: 'post', sort: 'order', without: 'parent' }],
    deleteGuard: { records: 1, share: 0.5 },
    preview: true,
    headers: { 'X-State': 'next' },
    links: { origins: ['https://www.example.com'], isKnown: () => true },
    typeset: (text: string) => text,
    dashboardUrl: 'https://pb.example',
    fileBaseUrl: 'https://bucket.example/files',
    keepFilesDays: 0,
    live: false,
    pollMs: 5000,
  });
  expect(errors).toEqual([]);
});

it.each([
  [
    { collections },
    '"url" is the address of the PocketBase server: write http://127.0.0.1:8090, or read it from the environment and make sure that the variable is set.',
  ],
  [
    { url: 'ftp://x', collections },
    '"url" is the address of the PocketBase server: write http://127.0.0.1:8090, or read it from the environment and make sure that the variable is set.',
  ],
  [{ url: 'http://x' }, '"collections" is missing: name at least one, with its name ("posts") and type ("Post").'],
  [
    { url: 'http://x', collections: [] },
    '"collections" is empty: name at least one, with its name ("posts") and type ("Post").',
  ],
  [
    { url: 'http://x', collections: [...collections, { name: 'posts', type: 'Other' }] },
    '"collections[1]" repeats the name or the type of an earlier collection: each may stand once.',
  ],
  [
    { url: 'http://x', collections: [{ name: 'posts', type: 'blog post' }] },
    '"collections[0].type" is the GraphQL type of the collection: write it in letters and digits with a capital first, for example "Post".',
  ],
  [
    { url: 'http://x', collections, locales: { list: ['sl'] } },
    '"locales.default" is not in "locales.list": add it there, or choose one of the list.',
  ],
  [
    { url: 'http://x', collections, locales: { list: ['en'], suffix: '_sl' } },
    '"locales.suffix" lacks the word locale in braces: leave it out if title_sl is the Slovenian title.',
  ],
  [
    { url: 'http://x', collections, auth: { passwordEnv: 'hunter2!' } },
    '"auth.passwordEnv" is the NAME of an environment variable, never the value itself: write "PB_SUPERUSER_PASSWORD" and set it outside the repository.',
  ],
  [
    { url: 'http://x', collections, locales: { list: ['en'], fallback: 'english' } },
    '"locales.fallback" is "default" (show the default locale), "skip" (make no node), or for each locale the list of those to try, as in sl: ["en"].',
  ],
  [
    { url: 'http://x', collections: [{ name: 'posts', type: 'Post', path: '/blog/' }] },
    '"collections[0].path" is a function from a record and a locale to the path of its page, or null.',
  ],
  [
    { url: 'http://x', collections, pageSize: 5000 },
    '"pageSize" is a whole number from 1 to 1000, the most that PocketBase lists at once.',
  ],
  [
    { url: 'http://x', collections, retries: 9 },
    '"retries" is a whole number from 0 to 4: how often a failed request is tried again.',
  ],
  [
    { url: 'http://x', collections, backRelations: [{ type: 'Post', field: 'items', from: 'items' }] },
    '"backRelations[0].by" is the relation field by which those records point back.',
  ],
])('explains the error and the remedy: %j', async (options, sentence) => {
  expect(await errorsOf(options)).toEqual([sentence]);
});
