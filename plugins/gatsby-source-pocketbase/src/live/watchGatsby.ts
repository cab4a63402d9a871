import type { SourceNodesArgs } from 'gatsby';
import { pause } from './pause';

export interface WatchedGatsby {
  /** Waits until Gatsby has nothing to do. */
  still: (signal: AbortSignal) => Promise<void>;
}

interface Action {
  payload?: { apiName?: string; path?: string };
}

/** Between the end of one step and the beginning of the next. */
const QUIET_MS = 300;
/** A step whose end was not seen (a broken page, another version of Gatsby) must not stop live updates for good. */
const FORGET_MS = 60_000;
const LOOK_MS = 50;

/**
 * Follows what `gatsby develop` is doing, by the events that it makes public to plugins.
 *
 * Nodes may change at any time, but two times are bad. While it makes pages, a new node is too late for a page of its own,
 * and gets none until something else changes. While it runs queries they are run again, and the seventh time in a row
 * Gatsby takes that for an endless loop and exits.
 */
export function watchGatsby(emitter: SourceNodesArgs['emitter']): WatchedGatsby {
  // Called from sourceNodes, which pages and queries follow.
  let makesPages = true;
  let extracts = false;
  let reloads = false;
  const queries = new Set<string>();
  let last = performance.now();

  const follow = ({ payload = {} }: Action, event: string) => {
    switch (event) {
      case 'WEBHOOK_RECEIVED':
        // Whatever Gatsby was doing, it starts over by sourcing: changes written now are included.
        reloads = true;
        makesPages = extracts = false;
        queries.clear();
        break;
      case 'ENQUEUE_NODE_MUTATION':
        if (!reloads) makesPages = true;
        break;
      case 'SET_SCHEMA':
        reloads = false;
        makesPages = true;
        break;
      case 'API_FINISHED':
        if (payload.apiName !== 'createPages') break;
        makesPages = false;
        extracts = true;
        break;
      case 'QUERY_EXTRACTED':
        extracts = false;
        break;
      case 'QUERY_START':
        queries.add(payload.path ?? '');
        break;
      case 'PAGE_QUERY_RUN':
        queries.delete(payload.path ?? '');
        break;
    }
  };
  emitter.on('*', (action: Action | undefined, event: string) => {
    last = performance.now();
    follow(action ?? {}, event);
  });

  const isStill = () => {
    const quiet = performance.now() - last;
    return quiet > FORGET_MS || (!makesPages && !extracts && !queries.size && quiet > QUIET_MS);
  };
  return {
    still: async (signal) => {
      while (!signal.aborted && !isStill()) await pause(LOOK_MS, signal);
    },
  };
}
