import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface Bucket {
  url: string;
  /** The requests, as they were sent. */
  asked: { address: string; authorization: string | undefined }[];
  /** Answers with this status instead of the file. */
  status: number;
  stop: () => Promise<void>;
}

/** Serves a folder as a bucket does: with PocketBase's own storage folder, what PocketBase itself puts into one. */
export async function startBucket(folder: string): Promise<Bucket> {
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    bucket.asked.push({ address, authorization: request.headers.authorization });
    const file = path.join(folder, decodeURIComponent(address));
    readFile(file).then(
      (bytes) => response.writeHead(bucket.status).end(bytes),
      () => response.writeHead(bucket.status === 200 ? 404 : bucket.status).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bucket: Bucket = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    status: 200,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return bucket;
}
