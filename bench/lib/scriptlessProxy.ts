import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from '../../server/release/compress';

/** A proxy before a site: it passes on responses byte for byte, or pages without their scripts. */
type Proxy = { url: string; stop(): void };

const unpack = (content: Buffer, coding: string | undefined): Buffer => {
  if (coding === 'br') return brotliDecompressSync(content);
  return coding === 'gzip' ? gunzipSync(content) : content;
};

/** The page without scripts and without their preloads. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(\bas="(script|fetch)"|"modulepreload")[^>]*>/g, '');

/** A page without its scripts, compressed as the site compresses its pages. */
async function bare(content: Buffer, coding: string | undefined): Promise<Buffer> {
  const { br } = await compress(Buffer.from(withoutScripts(unpack(content, coding).toString())), false);
  if (!br) throw new Error('A page that is too small for compression cannot be measured.');
  return br;
}

async function contentOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * Starts a proxy before a site, so that a page with scripts and one without are served in the same way.
 * @param site its URL
 * @param scripts whether pages keep their scripts
 */
export async function scriptlessProxy(site: string, scripts: boolean): Promise<Proxy> {
  /** Each is made once, because a visitor of the site does not wait for compression either. */
  const pages = new Map<string | undefined, Buffer>();
  const server = createServer((incoming, outgoing) => {
    const onward = ask(site + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      void contentOf(answer).then(async (content) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html') && answer.statusCode === 200;
        const headers = { ...answer.headers };
        delete headers['transfer-encoding'];
        if (scripts || !isPage) {
          outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': content.length }).end(content);
          return;
        }
        const page = pages.get(incoming.url) ?? (await bare(content, headers['content-encoding']));
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
