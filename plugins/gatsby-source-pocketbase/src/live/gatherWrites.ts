import type { SourceNodesArgs } from 'gatsby';

type Actions = SourceNodesArgs['actions'];
type TouchedNode = Parameters<Actions['touchNode']>[0];

export interface GatheredWrites {
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
