import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { connect } from '../client/connect';
import { networkReason } from '../client/request';
import { isSuperuser } from '../client/proveToken';
import { toSourceError } from '../errors';
import type { Options } from '../options/Options';
import { readModel } from '../schema/readModel';
import { createDebouncer } from './createDebouncer';
import { createSourcing } from './createSourcing';
import { createStatus } from './createStatus';
import { keepListening } from './keepListening';
import { TIMING, type Timing } from './timing';
import { watched } from './watched';

export interface Live {
  /** Sources when Gatsby asks for it: never while a change is being followed. */
  source: (args: SourceNodesArgs) => Promise<void>;
  /** Begins to follow the server's changes; once is enough. */
  start: () => void;
  stop: () => void;
}

/**
 * Follows the server's changes in `gatsby develop`.
 *
 * Realtime is a bell only. An event can be lost, come twice or never be sent, so whatever rings, the lists are compared as
 * in a build: what they say is true. Nothing here ends develop, whatever the server does.
 */
export function createLive(args: SourceNodesArgs, options: Options, timing: Timing = TIMING): Live {
  const controller = new AbortController();
  const { signal } = controller;
  const sourcing = createSourcing(args, options, signal);
  const status = createStatus(args.reporter, options.url, options.pollMs);
  // A failed request is repeated soon anyway, by another timer.
  const impatient = { ...options, retries: Math.min(1, options.retries) };
  let isSilent = true;
  let isHeard = false;

  const answer = async () => {
    let isFresh = true;
    try {
      await sourcing.unasked(impatient);
      status.done();
    } catch (error) {
      isFresh = false;
      const { id, message } = toSourceError(error);
      if (id === '10101' && !isHeard) status.off(message);
      else status.failed(message);
    }
    lookAfter(isHeard && isFresh && !isSilent ? timing.slowPollMs : options.pollMs);
  };
  const bell = createDebouncer(answer, timing);

  let timer: NodeJS.Timeout | undefined;
  const lookAfter = (ms: number) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(bell.ring, ms).unref();
  };

  const onOpen = () => {
    isHeard = true;
    status.on();
    // Fetches changes made while no connection was open.
    bell.ring();
  };
  const onClose = () => {
    isHeard = false;
    lookAfter(options.pollMs);
  };
  const onFailure = (error: unknown) => status.off(networkReason(error));

  const listen = async () => {
    const root: string = args.store.getState().program.directory;
    const model = await readModel(path.resolve(root, options.schemaFile));
    const { topics, isSilent: hasSilent } = watched(model, options, isSuperuser(options.auth.collection));
    isSilent = hasSilent;
    const { timeoutMs } = options;
    const onEvent = bell.ring;
    const connectAgain = () => connect(impatient, process.env);
    await keepListening({
      connect: connectAgain,
      topics,
      timeoutMs,
      timing,
      signal,
      onOpen,
      onEvent,
      onClose,
      onFailure,
    });
  };

  let isStarted = false;
  return {
    source: sourcing.asked,
    start: () => {
      if (isStarted) return;
      isStarted = true;
      lookAfter(options.pollMs);
      listen().catch((error: unknown) => {
        // Without the schema there is nothing to listen to: the next sourcing begins anew.
        isStarted = false;
        onFailure(error);
      });
    },
    stop: () => {
      controller.abort();
      bell.stop();
      clearTimeout(timer);
    },
  };
}
