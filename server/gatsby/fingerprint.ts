import { createHash } from 'node:crypto';
import type { Fingerprint } from '../site/manifest';
import { codeDigest } from './codeDigest';
import { contentDigest } from './contentDigest';

/** Environment variables that change what a build makes. A new one is added here and nowhere else. */
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
];
const PREFIXES = ['GTM_', 'GATSBY_'];
/** These change how a build runs, not what it makes. */
const WITHOUT_EFFECT = ['GATSBY_TELEMETRY_DISABLED', 'GATSBY_PORT', 'GATSBY_CPU_COUNT', 'GATSBY_LOGGER'];

/** The part of an environment that a build depends on, sorted by name. */
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
 * Returns the fingerprint of a build started now.
 * @param source the project's folder, PocketBase's URL with a builder's token, and the build's environment
 */
export async function takeFingerprint(source: {
  root: string;
  url: string;
  token?: string;
  env: NodeJS.ProcessEnv;
}): Promise<Fingerprint> {
  const [content, code] = await Promise.all([
    contentDigest(source.url, source.root, source.token),
    codeDigest(source.root),
  ]);
  const configuration = createHash('sha256')
    .update(JSON.stringify(buildConfiguration(source.env)))
    .digest('hex');
  return { content, code, configuration };
}

/** Describes the differences: empty when a release needs no new build. */
export function changes(before: Fingerprint | undefined, now: Fingerprint): string[] {
  if (!before) return ['first build'];
  return (['content', 'code', 'configuration'] as const).filter((part) => before[part] !== now[part]);
}
