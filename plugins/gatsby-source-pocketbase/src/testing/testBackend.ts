import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, fetchModel } from '../client/createClient';
import type { RawRecord } from '../client/listRecords';
import type { Options } from '../options/Options';
import { formatModel } from '../model/Model';
import { sampleOptions } from './sampleOptions';

const STAMPS = [
  { name: 'created', type: 'autodate', onCreate: true },
  { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
];

const collections = (labelsId: string) => ({
  labels: [
    { name: 'name', type: 'text', required: true },
    { name: 'name_sl', type: 'text' },
    { name: 'force_sl', type: 'bool' },
  ],
  articles: [
    { name: 'title', type: 'text', required: true },
    { name: 'title_sl', type: 'text' },
    { name: 'body', type: 'editor' },
    { name: 'status', type: 'select', maxSelect: 1, values: ['draft', 'published'] },
    { name: 'image', type: 'file', maxSelect: 1 },
    { name: 'secret', type: 'file', maxSelect: 1, protected: true },
    { name: 'labels', type: 'relation', maxSelect: 9, collectionId: labelsId },
    { name: 'lead', type: 'relation', maxSelect: 1, collectionId: labelsId },
  ],
});

/** A PocketBase that a test started for itself. */
interface TestServer {
  url: string;
  email: string;
  password: string;
  /** A superuser's token. */
  token: string;
  stop: () => Promise<void>;
}

export interface TestBackend {
  server: TestServer;
  /** Folder that stands for a site's root: the exported schema and the fetched files are in it. */
  root: string;
  options: (changes?: Partial<Options>) => Options;
  /** Speaks to the server as a superuser. */
  send: (method: string, path: string, body?: unknown) => Promise<RawRecord>;
  /** Adds a collection with save times, and exports the schema anew. */
  createCollection: (name: string, fields: object[]) => Promise<RawRecord>;
  create: (collection: string, values: Record<string, unknown>) => Promise<RawRecord>;
  upload: (record: string, field: string, name: string, bytes: Uint8Array) => Promise<RawRecord>;
  exportSchema: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Gives a real, empty PocketBase two collections, `articles` and `labels`, and a site's folder beside it. */
export async function startTestBackend(server: TestServer): Promise<TestBackend> {
  const root = await mkdtemp(path.join(tmpdir(), 'pb-source-'));
  process.env.PB_SUPERUSER_EMAIL = server.email;
  process.env.PB_SUPERUSER_PASSWORD = server.password;

  const call = async (method: string, target: string, init: RequestInit): Promise<RawRecord> => {
    const headers = { ...init.headers, Authorization: server.token };
    const response = await fetch(`${server.url}${target}`, { ...init, method, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${target}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : {}) as RawRecord;
  };
  const send = (method: string, target: string, body?: unknown) =>
    call(method, target, { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
  const collection = (name: string, fields: object[]) =>
    send('POST', '/api/collections', { name, type: 'base', fields: [...fields, ...STAMPS] });

  const labels = await collection('labels', collections('').labels);
  await collection('articles', collections(labels.id).articles);

  const exportSchema = async () => {
    const client = createClient({ url: server.url, timeoutMs: 5000, retries: 0 });
    client.setToken(server.token);
    await writeFile(path.join(root, 'pb_schema.json'), formatModel(await fetchModel(client)));
  };
  await exportSchema();

  return {
    server,
    root,
    options: (changes) =>
      sampleOptions({
        url: server.url,
        collections: [
          { name: 'articles', type: 'Article', filter: 'status = "published"' },
          { name: 'labels', type: 'Label' },
        ],
        ...changes,
      }),
    send,
    createCollection: async (name, fields) => {
      const created = await collection(name, fields);
      await exportSchema();
      return created;
    },
    create: (name, values) => send('POST', `/api/collections/${name}/records`, values),
    upload: (record, field, name, bytes) => {
      const body = new FormData();
      body.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
      return call('PATCH', `/api/collections/articles/records/${record}`, { body });
    },
    exportSchema,
    stop: async () => {
      await server.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
