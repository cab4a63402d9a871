import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Site } from './site';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** A font stays in the browser's memory: Chromium asks for it anew whenever a window changes its size, also for a screenshot. */
const headersOf = (file: string) => ({
  'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
  ...(extname(file) === '.woff2' && { 'cache-control': 'max-age=3600' }),
});

/** Serves the files of a folder as a static host does: a folder's page is its index.html. */
export async function serveFolder(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const file = path.endsWith('/') ? `${path}index.html` : path;
    readFile(join(folder, file)).then(
      (content) => response.writeHead(200, headersOf(file)).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<number>((resolve) => {
      server.close(() => resolve(0));
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}
