import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AllowedToGo, Shrinking } from './guardAgainstShrinking';

/** The file that the variable PB_ALLOW_SHRINK names. */
function fileOf({ PB_ALLOW_SHRINK: value = '' }: NodeJS.ProcessEnv): string | undefined {
  return path.isAbsolute(value) ? value : undefined;
}

/**
 * Reads the variable PB_ALLOW_SHRINK: `1` lets everything go; otherwise it names a file with the ids of the records that may,
 * by collection: `{"records": {"posts": ["…"]}}`. The file is read at each build, so a process that stays can be allowed more.
 * Without the variable or the file nothing is allowed.
 */
export function allowedToGo(env: NodeJS.ProcessEnv): AllowedToGo {
  if (env.PB_ALLOW_SHRINK === '1') return 'all';
  const file = fileOf(env);
  const { records = {} } = (file ? read(file) : {}) as { records?: Record<string, string[]> };
  return new Map(Object.entries(records).map(([collection, ids]) => [collection, new Set(ids)]));
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Leaves what would go beside that file, for whoever builds. Not in the error that Gatsby sends: a message of more than some
 * 200 kB is lost when its process ends right after.
 * @returns the file, or '' where nobody asked for it
 */
export function reportRefused(env: NodeJS.ProcessEnv, found: Shrinking[]): string {
  const file = fileOf(env);
  if (!file) return '';
  writeFileSync(`${file}.refused`, JSON.stringify(found));
  return `${file}.refused`;
}
