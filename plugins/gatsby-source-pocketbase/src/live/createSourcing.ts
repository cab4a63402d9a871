import type { SourceNodesArgs } from 'gatsby';
import { createLimit } from '../client/limit';
import type { Options } from '../options/Options';
import { source } from '../source';
import { gatherWrites } from './gatherWrites';
import { onlyNewWarnings } from './onlyNewWarnings';
import { watchGatsby } from './watchGatsby';

export interface Sourcing {
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
