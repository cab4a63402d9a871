import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from '../../server/release/copies/compress';

/** In front of a site. */
type Proxy = { url: string; stop(): void };

const unpack = (content: Buffer, coding: string | undefined): Buffer => {
  if (coding === 'br') return brotliDecompressSync(content);
  return coding === 'gzip' ? gunzipSync(content) : content;
};

/** A page without scripts and their preloads. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(\bas="(script|fetch)"|"modulepreload")[^>]*>/g, '');

/** A page without scripts, web fonts and images, but the one that it loads eagerly. */
export function firstViewAlone(html: string): string {
  const images = [...html.matchAll(/<picture\b[\s\S]*?<\/picture>|<img\b[^>]*>/g)].map(([image]) => image);
  const first = images.find((image) => image.includes('loading="eager"'));
  const others = images.filter((image) => image !== first);
  return others
    .reduce((page, image) => page.replace(image, ''), withoutScripts(html))
    .replace(/<link\b[^>]*as="font"[^>]*>/g, '')
    .replace('<html', '<html data-fonts="none"');
}

/** A changed page, compressed as the site compresses its pages. */
function compressed(page: string): Uint8Array {
  const { br } = compress(Buffer.from(page), false);
  if (!br) throw new Error('A page that is too small for compression cannot be measured.');
  return br;
}

async function contentOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * Starts a proxy in front of a site, so that pages as they are and changed ones come the same way.
 * @param site its URL
 * @param change of each page's HTML; without it every answer is passed on byte for byte
 */
export async function proxySite(site: string, change?: (html: string) => string): Promise<Proxy> {
  /** Each is made once, because a visitor of the site does not wait for compression either. */
  const pages = new Map<string | undefined, Uint8Array>();
  const server = createServer((incoming, outgoing) => {
    const onward = ask(site + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      void contentOf(answer).then(async (content) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html') && answer.statusCode === 200;
        const headers = { ...answer.headers };
        delete headers['transfer-encoding'];
        if (!change || !isPage) {
          outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': content.length }).end(content);
          return;
        }
        const page =
          pages.get(incoming.url) ?? compressed(change(unpack(content, headers['content-encoding']).toString()));
        pages.set(incoming.url, page);
        outgoing.writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': page.length }).end(page);
      });
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
