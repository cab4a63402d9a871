import type { Reporter, SourceNodesArgs } from 'gatsby';
import { createLimit } from '../client/request';
import type { Options } from '../options/Options';
import { source } from '../source';
import { watchGatsby } from './watchGatsby';

type Actions = SourceNodesArgs['actions'];
type TouchedNode = Parameters<Actions['touchNode']>[0];

interface GatheredWrites {
  /** Actions that only note what they are asked to write. */
  actions: Actions;
  /** Hands it all to Gatsby, and waits until it is written. */
  write: () => Promise<void>;
}

/** With so many changes at hand `gatsby develop` begins; else it waits half a second for more. */
const ENOUGH = 101;

/**
 * Keeps what is written until all of it is known. Outside of sourcing Gatsby makes pages as soon as the first of the nodes
 * has changed: what came later, though a moment only, would be too late for them.
 */
export function gatherWrites(actions: Actions): GatheredWrites {
  const writes: (() => void | Promise<void>)[] = [];
  let any: TouchedNode | undefined;
  return {
    actions: {
      ...actions,
      createNode: async (...args: Parameters<Actions['createNode']>) => {
        any = args[0] as TouchedNode;
        writes.push(() => actions.createNode(...args));
      },
      deleteNode: (...args: Parameters<Actions['deleteNode']>) => {
        any = args[0] as TouchedNode;
        writes.push(() => actions.deleteNode(...args));
      },
    },
    write: async () => {
      const written = Promise.all(writes.map((write) => write()));
      // There are no more: touches, which change nothing, spare the person who edits that half second.
      for (let count = writes.length; any && count < ENOUGH; count += 1) actions.touchNode(any);
      await written;
    },
  };
}

interface NewWarnings {
  /** A reporter that keeps to itself what was warned of the last time already. */
  reporter: Reporter;
  /** Another round begins. */
  again: () => void;
}

/** In develop the same lists are read again and again: what is wrong in them is said once, until it was mended. */
export function onlyNewWarnings(reporter: Reporter): NewWarnings {
  let before = new Set<string>();
  let now = new Set<string>();
  const warn = (message = '') => {
    now.add(message);
    if (!before.has(message)) reporter.warn(message);
  };
  return {
    again: () => {
      before = now;
      now = new Set();
    },
    reporter: Object.assign(Object.create(reporter) as Reporter, { warn }),
  };
}

interface Sourcing {
  /** Sources when Gatsby asks for it. */
  asked: (args: SourceNodesArgs) => Promise<void>;
  /** Sources because something changed on the server: quietly, and written at a good time and in one go. */
  unasked: (options: Options) => Promise<void>;
}

/** The two ways to source in develop, never both at a time, and neither twice. */
export function createSourcing(args: SourceNodesArgs, options: Options, signal: AbortSignal): Sourcing {
  const alone = createLimit(1);
  const gatsby = watchGatsby(args.emitter);
  const { again, reporter } = onlyNewWarnings(args.reporter);
  return {
    asked: (given) =>
      alone(() => {
        again();
        return source({ ...given, reporter }, options);
      }),
    unasked: (changed) =>
      alone(async () => {
        await gatsby.still(signal);
        if (signal.aborted) return;
        again();
        const { actions, write } = gatherWrites(args.actions);
        await source({ ...args, actions, reporter }, changed, { quiet: true });
        await gatsby.still(signal);
        if (!signal.aborted) await write();
      }),
  };
}
