import { Agent, request } from 'node:http';
import type { FuzzRequest } from './drawRequest';

const TIMEOUT_MS = 20_000;
/** Bytes of a body: longer ones Go may leave unread (256 kB behind an answer, fewer behind a malformed target). */
const READ_BY_GO = 100_000;

interface FuzzAnswer {
  /** 0 where the server closed the connection without an answer; -1 where it did not answer in time. */
  status: number;
  /** Of answers of 400 and above: the beginning of the body; else the reason why there is none. */
  text: string;
}

/** Connections of one run. */
export const openAgent = (clients: number): Agent => new Agent({ keepAlive: true, maxSockets: clients });

/**
 * Sends a request as drawn. Never rejects.
 * @param agent false: a connection of its own
 */
export function sendRequest(base: string, agent: Agent | false, drawn: FuzzRequest): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(base);
  const { method, target, headers, body } = drawn;
  return new Promise((resolve) => {
    const fail = (error: Error & { code?: string }) => {
      // Go answers a malformed target with 400 and a body, also to HEAD, where Node expects none.
      const isBodyOfHead = method === 'HEAD' && error.code === 'HPE_CLOSED_CONNECTION';
      // Go answers without reading a long body and closes: the reset may overtake the answer.
      const isUnread = body.length > READ_BY_GO && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      const status = isBodyOfHead ? 400 : isUnread ? 413 : error.message === 'timeout' ? -1 : 0;
      resolve({ status, text: error.message });
    };
    // A body that no method asks for is sent with its length all the same.
    const all = { ...headers, ...(body.length > 0 && { 'Content-Length': String(body.length) }) };
    const call = request(
      { hostname, port, path: target, method, headers: all, agent, maxHeaderSize: 1 << 20 },
      (answer) => {
        let text = '';
        answer.setEncoding('latin1');
        answer.on('data', (chunk: string) => (text = (text + chunk).slice(0, 500)));
        answer.on('error', fail);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    call.setTimeout(TIMEOUT_MS, () => call.destroy(new Error('timeout')));
    call.on('error', fail);
    call.end(body);
  });
}
