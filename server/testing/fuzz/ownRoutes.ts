import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../settings';

/** A route of ours: its method and its pattern, as PocketBase's router takes it. */
export interface Route {
  method: string;
  pattern: string;
}

const HOOKS = path.join(ROOT, 'pocketbase/hooks');
const ROUTE = /\brouterAdd\(\s*'([A-Z]+)',\s*'([^']+)'/g;

/** Routes of PocketBase's own through which visitors send: our hooks run on them. */
const RECORDS: readonly Route[] = ['messages', 'form_messages'].map((collection) => ({
  method: 'POST',
  pattern: `/api/collections/${collection}/records`,
}));

/** Every route that the hooks add, read from their sources, so that a new one is fuzzed without being listed. */
export function ownRoutes(): Route[] {
  const sources = readdirSync(HOOKS, { recursive: true, encoding: 'utf8' })
    .filter((name) => /hooks\.ts$/i.test(name))
    .map((name) => readFileSync(path.join(HOOKS, name), 'utf8'));
  const added = sources.flatMap((source) =>
    [...source.matchAll(ROUTE)].map(([, method = '', pattern = '']) => ({ method, pattern })),
  );
  const calls = sources.join('\n').match(/\brouterAdd\(/g)?.length ?? 0;
  if (added.length !== calls) throw new Error(`${calls} calls of routerAdd, but ${added.length} could be read.`);
  return [...added, ...RECORDS];
}
