import { readFile } from 'node:fs/promises';
import type { AllowedToGo } from './guardAgainstShrinking';

/**
 * Reads the variable PB_ALLOW_SHRINK: `1` lets everything go; otherwise it names a file with the ids of the records that may,
 * by collection: `{"records": {"posts": ["…"]}}`. The file is read at each build, so a process that stays can be allowed more.
 * Without the variable or the file nothing is allowed.
 */
export async function allowedToGo(env: NodeJS.ProcessEnv): Promise<AllowedToGo> {
  const value = env.PB_ALLOW_SHRINK;
  if (value === '1') return 'all';
  const text = value ? await readFile(value, 'utf8').catch(() => '{}') : '{}';
  const { records = {} } = JSON.parse(text) as { records?: Record<string, string[]> };
  return new Map(Object.entries(records).map(([collection, ids]) => [collection, new Set(ids)]));
}
