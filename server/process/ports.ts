import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether no program listens at this address. */
export function isPortFree(host: string, port: number): Promise<boolean> {
  return listenOnce(host, port).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') return false;
      throw error;
    },
  );
}

/** Below the ports that Linux (from 32,768) and other systems (from 49,152) assign to outgoing connections. */
const OWN = { from: 10_000, below: 32_000 };

/**
 * A port of the loopback address that is free now and stays free while its server restarts: a port that the system chooses can
 * become the client's end of a connection meanwhile (seen once in 40 kills of bench:forms).
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(OWN.from, OWN.below);
    if (await isPortFree('127.0.0.1', port)) return port;
  }
}

function listenOnce(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}
