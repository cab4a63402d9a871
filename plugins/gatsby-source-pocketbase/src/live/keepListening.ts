import type { Session } from '../client/connect';
import { backOff } from '../client/request';
import { SourceError } from '../errors';
import { pause } from './pause';
import { serverEvents } from './serverEvents';
import type { Timing } from './timing';

interface Lifeline {
  signal: AbortSignal;
  abort: (reason: unknown) => void;
  /** Something came. */
  heard: () => void;
  /** From now on so long may pass without anything. */
  allow: (ms: number) => void;
  /** Ends it: nothing is waited for any more. */
  cut: () => void;
}

/** A connection's idle timeout: it ends with its parent, and when nothing comes for too long. */
function idleTimeout(parent: AbortSignal, ms: number): Lifeline {
  const controller = new AbortController();
  const end = () => controller.abort(parent.reason);
  const tooSilent = () => controller.abort(new Error('nothing came for too long'));
  const start = (limit: number) => setTimeout(tooSilent, limit).unref();
  let timer = start(ms);
  parent.addEventListener('abort', end);
  if (parent.aborted) end();
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    heard: () => void timer.refresh(),
    allow: (limit) => {
      clearTimeout(timer);
      timer = start(limit);
    },
    cut: () => {
      clearTimeout(timer);
      parent.removeEventListener('abort', end);
      controller.abort();
    },
  };
}

interface RealtimeOptions {
  session: Session;
  /** The subscriptions, as PocketBase names them. */
  topics: string[];
  /** How long PocketBase may take to say hello. */
  timeoutMs: number;
  timing: Pick<Timing, 'silenceMs' | 'proveMs'>;
  signal: AbortSignal;
  onOpen: () => void;
  onEvent: () => void;
}

const clientIdOf = (data: string): string => {
  const message: unknown = JSON.parse(data);
  return typeof message === 'object' && message !== null && 'clientId' in message ? String(message.clientId) : '';
};

/**
 * Opens a realtime connection and listens until it ends. Node 20 has no EventSource, and a bell needs little of one.
 * @returns when PocketBase ends the connection, as it does after some silent minutes
 * @throws when it cannot be opened, breaks off, or the token no longer counts
 */
async function realtime(options: RealtimeOptions): Promise<void> {
  const { client, prove } = options.session;
  const line = idleTimeout(options.signal, options.timeoutMs);
  // To an account whose password was changed PocketBase keeps the connection, and never sends a thing again.
  const proving = setInterval(() => {
    prove().catch((error: unknown) => error instanceof SourceError && error.id === '10104' && line.abort(error));
  }, options.timing.proveMs).unref();

  try {
    const headers = { Accept: 'text/event-stream', 'Cache-Control': 'no-store' };
    const response = await fetch(`${client.url}/api/realtime`, { headers, signal: line.signal });
    if (!response.ok || !response.body) throw new Error(`/api/realtime answers ${response.status}`);
    for await (const { name, data } of serverEvents(response.body, line.heard)) {
      if (name === 'PB_CONNECT') {
        await client.post('/api/realtime', { clientId: clientIdOf(data), subscriptions: options.topics });
        line.allow(options.timing.silenceMs);
        options.onOpen();
      } else options.onEvent();
    }
  } catch (error) {
    throw line.signal.aborted ? line.signal.reason : error;
  } finally {
    clearInterval(proving);
    line.cut();
  }
}

interface ListeningOptions extends Omit<RealtimeOptions, 'session' | 'timing'> {
  connect: () => Promise<Session>;
  timing: Timing;
  /** An open connection ended: it is made again. */
  onClose: () => void;
  /** It could not be made: that is tried again and again. */
  onFailure: (error: unknown) => void;
}

/** Listens until aborted, over as many connections as it takes. Each signs in anew if it has to. */
export async function keepListening(options: ListeningOptions): Promise<void> {
  const { connect, timing, signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    let opened: number | undefined;
    const onOpen = () => {
      opened = performance.now();
      options.onOpen();
    };
    try {
      await realtime({ ...options, session: await connect(), onOpen });
      if (opened === undefined) throw new Error('the connection ended before it was open');
    } catch (error) {
      // How an open connection ends does not matter: only whether the next one opens.
      if (opened === undefined && !signal.aborted) options.onFailure(error);
    }
    if (opened !== undefined) options.onClose();
    const stood = opened !== undefined && performance.now() - opened > timing.stoodMs;
    failures = stood ? 0 : failures + 1;
    await pause(backOff(failures, timing.firstPauseMs, timing.longestPauseMs), signal);
  }
}
