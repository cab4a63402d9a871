import { createHash } from 'node:crypto';
import type { Fingerprint } from '../site/manifest';
import { codeDigest } from './codeDigest';
import { buildConfiguration } from './configuration';
import { contentDigest } from './contentDigest';

/**
 * What a build started now would be made of.
 * @param source the project's folder, PocketBase's address with a builder's token, and the build's environment
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

/** What differs, in words: empty when a release needs no new build. */
export function changes(before: Fingerprint | undefined, now: Fingerprint): string[] {
  if (!before) return ['first build'];
  return (['content', 'code', 'configuration'] as const).filter((part) => before[part] !== now[part]);
}
