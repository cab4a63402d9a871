import sharp from 'sharp';
import { type ContentSite, RECORDS, type Row, startContentSite } from './contentSite';
import type { VersionDetail, VersionList, VersionRow } from '../versions/types';

/** A throw-away PocketBase for tests of versions. */
export interface VersionSite extends ContentSite {
  /** Versions, as the status page lists them. */
  list(query?: Record<string, string>): Promise<VersionList>;
  /** Versions of one record, without its parts. */
  versionsOf(collection: string, id: string): Promise<VersionRow[]>;
  /** The id of the last version of a record. */
  newest(collection: string, id: string): Promise<string>;
  detail(id?: string): Promise<VersionDetail>;
  change(collection: string, id: string, values: object | FormData): Promise<Row>;
  /** Restores a version, as the editor. */
  restore(collection: string, id: string, version: string, headers?: Record<string, string>): Promise<Restored>;
  /** The bytes of a post's image. */
  bytesOf(record: Row): Promise<Buffer>;
  /** Rows of the version store with the files of a record. */
  storedFiles(id: string): Promise<Row[]>;
}

interface Restored {
  status: number;
  body: Row & { message: string; data: Record<string, Row> };
}

/** A picture of one colour. */
export const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

/** The body of a request with an image and other values. */
export function withImage(bytes: Buffer, name: string, values: object = {}): FormData {
  const form = new FormData();
  Object.entries(values).forEach(([key, value]) => form.set(key, String(value)));
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  return form;
}

export async function startVersionSite(): Promise<VersionSite> {
  const content = await startContentSite({ hasSql: true });
  const { url } = content.people.server;
  const on: VersionSite = {
    ...content,
    list: (query = {}) => content.ask(`/_site/versions?${new URLSearchParams(query).toString()}`),
    versionsOf: async (collection, id) =>
      (await on.list({ of: `${collection}/${id}`, most: '100' })).versions.filter(({ record }) => record === id),
    newest: async (collection, id) => (await on.versionsOf(collection, id))[0]?.id ?? '',
    detail: (id = '') => content.ask(`/_site/versions/${id}`),
    change: (collection, id, values) => content.ask(`${RECORDS(collection)}/${id}`, 'PATCH', values),
    restore: async (collection, id, version, headers = {}) => {
      const answer = await fetch(`${url}${RECORDS(collection)}/${id}?restore=${version}`, {
        method: 'PATCH',
        headers: { Authorization: content.people.tokens.editor, 'Content-Type': 'application/json', ...headers },
        body: '{}',
      });
      return { status: answer.status, body: (await answer.json()) as Restored['body'] };
    },
    bytesOf: async (record) => {
      const file = await fetch(`${url}/api/files/posts/${record.id}/${String(record['image'])}`);
      return Buffer.from(await file.arrayBuffer());
    },
    storedFiles: async (id) => {
      const path = `${RECORDS('version_files')}?filter=${encodeURIComponent(`record = "${id}"`)}`;
      return (await content.ask<{ items: Row[] }>(path, 'GET', undefined, 'owner')).items;
    },
  };
  return on;
}
