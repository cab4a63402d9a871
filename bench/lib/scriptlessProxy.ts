import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';

/** Before a site: hands on what it answers, byte for byte, or its pages with every script taken out. */
type Proxy = { url: string; stop(): void };

const unpack = (content: Buffer, coding: string | undefined): Buffer => {
  if (coding === 'br') return brotliDecompressSync(content);
  return coding === 'gzip' ? gunzipSync(content) : content;
};

/** Compressed as the site compresses its pages (server/release/compress.ts). */
const pack = (html: string): Buffer => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/** The page as it is, without scripts and without what they ask for beforehand. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(\bas="(script|fetch)"|"modulepreload")[^>]*>/g, '');

async function contentOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * Starts a proxy before a site, so that a page with scripts and one without come the same way.
 * @param site its address
 * @param scripts whether pages keep their scripts
 */
export async function scriptlessProxy(site: string, scripts: boolean): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    const onward = ask(site + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      void contentOf(answer).then((content) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html') && answer.statusCode === 200;
        const headers = { ...answer.headers };
        delete headers['transfer-encoding'];
        if (scripts || !isPage) {
          outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': content.length }).end(content);
          return;
        }
        const page = pack(withoutScripts(unpack(content, answer.headers['content-encoding']).toString()));
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
