import type { NodeInput, SourceNodesArgs } from 'gatsby';

export interface Writer {
  /** Hands a node to Gatsby unless it has the same one. @returns whether it did */
  create: (node: NodeInput) => boolean;
  remove: (id: string) => void;
  /** Waits until all that was handed over is stored. */
  settle: () => Promise<void>;
}

/**
 * Creates and deletes nodes, and only those that differ from what is there.
 *
 * Gatsby answers when a node is on the disk: waiting for each would take a disk's time a node, waiting for none would pile
 * all of them up in memory. So they are handed over some at a time, and then waited for.
 */
export function createWriter({ actions, getNode }: Pick<SourceNodesArgs, 'actions' | 'getNode'>): Writer {
  let pending: (void | Promise<void>)[] = [];
  return {
    create: (node) => {
      if (getNode(node.id)?.internal.contentDigest === node.internal.contentDigest) return false;
      pending.push(actions.createNode(node));
      return true;
    },
    remove: (id) => {
      const node = getNode(id);
      if (node) actions.deleteNode(node);
    },
    settle: async () => {
      await Promise.all(pending);
      pending = [];
    },
  };
}
