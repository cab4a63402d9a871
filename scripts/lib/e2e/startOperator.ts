import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Notified } from '../../../e2e/support/twoOrigins';

type Work = Readonly<Record<string, () => Promise<void>>>;

interface Operator {
  url: string;
  /** From now on `POST /NAME` does the work of that name, one after another. */
  obey(work: Work): void;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/**
 * Starts the server by which tests ask for work on the machines of their stage. `POST /hook` stands for the build hook of a static
 * host, `GET /hook` lists its notifications, and any other page is one of a foreign site.
 */
export async function startOperator(): Promise<Operator> {
  const notified: Notified[] = [];
  let work: Work = {};
  let last: Promise<void> = Promise.resolve();

  async function answer(request: IncomingMessage): Promise<[status: number, body: string]> {
    const name = (request.url ?? '').slice(1);
    if (name === 'hook') {
      if (request.method !== 'POST') return [200, JSON.stringify(notified)];
      notified.push({ signature: String(request.headers['x-site-signature']), body: await bodyOf(request) });
      return [200, ''];
    }
    const asked = request.method === 'POST' ? work[name] : undefined;
    if (!asked) return [200, '<!doctype html><title>Another site</title>'];
    last = last.catch(() => undefined).then(asked);
    return last.then(
      () => [200, ''],
      (error: unknown) => [500, String(error)],
    );
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    obey: (given) => {
      work = given;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        // A stage is stopped twice: then the server is closed already, and calls back with an error.
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
