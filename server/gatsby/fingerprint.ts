import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fingerprint } from '../site/manifest';
import { TransientError } from '../UserError';
import { codeDigests } from './codeDigest';

const PAGE = 1000;

interface Collection {
  name: string;
  /** Missing if guests may not list the collection. */
  listRule?: string;
  fields: { name: string; type: string }[];
}

/**
 * Views that list a collection under its rule, as for the source plugin (`listFrom` in src/gatsby/contentCollections.ts). PocketBase reads whole rows for a list: 5,000 articles take 1.17 s, their view
 * 0.14 s.
 */
const VIEWS: Readonly<Record<string, string>> = { posts: 'post_list' };

/**
 * Digest of the records that visitors may read, which a build publishes: it changes with an edit, a deletion, and at a scheduled
 * time. The collections are those of the migrations.
 * @param url of PocketBase
 * @param root the project's folder
 * @param token of a builder, who has a guest's rights without a visitor's rate limit; never a superuser's
 */
export async function contentDigest(url: string, root: string, token = ''): Promise<string> {
  const hash = createHash('sha256');
  const model = await readFile(path.join(root, 'pocketbase/pb_schema.json'), 'utf8');
  const views = Object.values(VIEWS);
  const collections = (JSON.parse(model) as Collection[]).filter(
    ({ name, listRule }) => typeof listRule === 'string' && !views.includes(name),
  );
  const sorted = collections.sort((a, b) => (a.name < b.name ? -1 : 1));
  // Together: one after the other they take longer than the debounce on a site of 5,000 articles.
  const records = await Promise.all(sorted.map(({ name }) => guestRecords(url, token, VIEWS[name] ?? name)));
  for (const [index, { name, fields }] of sorted.entries()) {
    hash.update(`${name} ${fields.map((field) => `${field.name}:${field.type}`).join()}\n`);
    for (const { id, updated } of records[index] ?? []) hash.update(`${id} ${updated}\n`);
  }
  return hash.digest('hex');
}

type Stamped = { id: string; updated?: string };

async function guestRecords(url: string, token: string, collection: string): Promise<Stamped[]> {
  const records: Stamped[] = [];
  for (;;) {
    const query = new URLSearchParams({ fields: 'id,updated', sort: 'id', perPage: String(PAGE), skipTotal: '1' });
    // By id and not by page number: a record that is added meanwhile would shift the others.
    const last = records.at(-1)?.id;
    if (last) query.set('filter', `id > "${last}"`);
    const { items } = await getJson<{ items: Stamped[] }>(
      `${url}/api/collections/${collection}/records?${query}`,
      token,
    );
    for (const item of items) records.push(item);
    if (items.length < PAGE) return records;
  }
}

/** As long as the source plugin waits for an answer. */
const ANSWER_MS = 15_000;

async function getJson<T>(url: string, token: string): Promise<T> {
  const headers = token ? { Authorization: token } : undefined;
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(ANSWER_MS) });
    if (answer.ok) return (await answer.json()) as T;
    throw new TransientError(`PocketBase answered ${answer.status} to ${new URL(url).pathname}.`);
  } catch (error) {
    if (error instanceof TransientError) throw error;
    // Also where it ends while it sends its answer.
    throw new TransientError(`PocketBase does not answer at ${new URL(url).origin}.`, String(error));
  }
}

/** Environment variables that change the result of a build. A new one is added here only. */
const NAMES = [
  'SITE_URL',
  'SITE_ENV',
  'BUILD_TARGET',
  'PB_FILES_URL',
  'BUILD_DAY',
  'KITCHEN_SINK',
  'ASSISTANT_WIDGET_URL',
  'THIRD_PARTY_HOSTS',
  'CANONICAL_LOWER_CASE',
  'ERROR_REPORT',
  'HSTS_SUBDOMAINS',
  'FIRST_RELEASE',
];
const PREFIXES = ['GTM_', 'GATSBY_'];
/** These change how a build runs, not its result. */
const WITHOUT_EFFECT = ['GATSBY_TELEMETRY_DISABLED', 'GATSBY_PORT', 'GATSBY_CPU_COUNT', 'GATSBY_LOGGER'];

/** The environment variables on which a build depends, sorted by name. */
export function buildConfiguration(env: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(env)
    .filter((entry): entry is [string, string] => entry[1] !== undefined && matters(entry[0]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function matters(name: string): boolean {
  if (WITHOUT_EFFECT.includes(name)) return false;
  return NAMES.includes(name) || PREFIXES.some((prefix) => name.startsWith(prefix));
}

/**
 * Returns the fingerprint of a build that starts now.
 * @param source the project's folder, PocketBase's URL with a builder's token, and the build's environment
 */
export async function takeFingerprint(source: {
  root: string;
  url: string;
  token?: string;
  env: NodeJS.ProcessEnv;
}): Promise<Fingerprint> {
  const [content, { all: code }] = await Promise.all([
    contentDigest(source.url, source.root, source.token),
    codeDigests(source.root),
  ]);
  const configuration = createHash('sha256')
    .update(JSON.stringify(buildConfiguration(source.env)))
    .digest('hex');
  return { content, code, configuration };
}

/** The difference from no release. */
export const FIRST_BUILD = 'first build';

/** Describes the differences: empty when a release needs no new build. */
export function changes(before: Fingerprint | undefined, now: Fingerprint): string[] {
  if (!before) return [FIRST_BUILD];
  return (['content', 'code', 'configuration'] as const).filter((part) => before[part] !== now[part]);
}
