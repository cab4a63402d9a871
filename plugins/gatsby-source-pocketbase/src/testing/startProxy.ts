import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bad network: it forbids the request, breaks off in the middle of the answer, or never answers. */
export type Fault = 'forbid' | 'cut' | 'hang';

/** Decides, before a request goes on, what becomes of it. It may take its time, or do something meanwhile. */
type Meddle = (path: string, method: string) => Fault | void | Promise<Fault | void>;

export interface Proxy {
  url: string;
  meddle: Meddle;
  /** The requests in order: `GET /api/health`, with the query. */
  asked: string[];
  stop: () => Promise<void>;
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse, isCut: boolean): void {
  const { method, headers } = incoming;
  const forwarded = send(new URL(incoming.url ?? '', target), { method, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    if (!isCut) {
      answer.pipe(outgoing);
      // The server that dies in the middle takes the answer with it.
      answer.on('error', () => outgoing.destroy());
      return;
    }
    answer.once('data', (bytes: Buffer) => {
      outgoing.write(bytes.subarray(0, bytes.length / 2), () => outgoing.destroy());
      answer.destroy();
    });
  });
  forwarded.on('error', () => outgoing.destroy());
  outgoing.on('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}

/** Stands before a real server and does to its answers what bad lines do. */
export async function startProxy(target: string): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    const { url = '', method = '' } = incoming;
    proxy.asked.push(`${method} ${url}`);
    void Promise.resolve(proxy.meddle(url, method)).then((fault) => {
      if (fault === 'forbid') outgoing.writeHead(403).end();
      else if (fault !== 'hang') forward(target, incoming, outgoing, fault === 'cut');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: Proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    meddle: () => undefined,
    asked: [],
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return proxy;
}
