import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Client } from '../client/createClient';
import { HttpError } from '../client/request';
import { SourceError } from '../errors';
import type { Model } from '../schema/Model';
import { upright } from './inspect';

export interface FileStore {
  has: (key: string) => Promise<boolean>;
  read: (key: string) => Promise<Buffer>;
  /** Fetches a file. Returns false if the server does not have it. */
  fetch: (key: string) => Promise<boolean>;
}

const encodeKey = (key: string) => key.split('/').map(encodeURIComponent).join('/');

/** PocketBase's file tokens live three minutes; a fresh one is taken well before that. */
const TOKEN_LIFE = 120_000;

function fileTokens(client: Client): () => Promise<string> {
  let token: Promise<string> | undefined;
  let taken = 0;
  return () => {
    if (!token || Date.now() - taken > TOKEN_LIFE) {
      taken = Date.now();
      token = client.post('/api/files/token', {}).then((answer) => (answer as { token: string }).token);
    }
    return token;
  };
}

/**
 * The files of records, kept on this machine outside Gatsby's cache. A key's content never changes, so what is here is
 * never fetched again, whatever is purged.
 */
export function createFileStore(dir: string, client: Client, model: Model): FileStore {
  const token = fileTokens(client);
  // To a protected file PocketBase wants its own token; the superuser's header counts for nothing.
  const isProtected = new Set(
    model.filter(({ fields }) => fields.some((field) => field.protected)).map(({ id }) => id),
  );
  const place = (key: string) => path.join(dir, key);

  return {
    has: (key) =>
      stat(place(key)).then(
        (found) => found.size > 0,
        () => false,
      ),
    read: (key) => readFile(place(key)),
    fetch: async (key) => {
      const query = isProtected.has(key.split('/')[0] ?? '') ? { token: await token() } : undefined;
      const draft = `${place(key)}.${randomUUID()}.part`;
      try {
        const bytes = await client.download(`/api/files/${encodeKey(key)}`, query);
        await mkdir(path.dirname(draft), { recursive: true });
        await writeFile(draft, await upright(key, bytes));
        await rename(draft, place(key));
        return true;
      } catch (error) {
        await rm(draft, { force: true });
        if (error instanceof HttpError && error.status === 404) return false;
        throw error instanceof SourceError && error.id === '10101'
          ? error
          : new SourceError('10401', { file: key, reason: error instanceof Error ? error.message : String(error) });
      }
    },
  };
}
