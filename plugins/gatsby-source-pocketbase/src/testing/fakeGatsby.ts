import { createHash } from 'node:crypto';
import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { SourceError, type ErrorId } from '../errors';
import type { Options } from '../options/Options';
import { sourceNodes } from '../../gatsby-node';

type Stored = NodeInput & { internal: { type: string } };

/**
 * Gatsby's node store and reporter, as far as sourcing meets them. Everything else of Gatsby is left out, so that a test
 * of sourcing takes milliseconds; the site's end-to-end tests run the real one.
 */
export function fakeGatsby(root: string) {
  const nodes = new Map<string, Stored>();
  const log = {
    created: [] as Stored[],
    deleted: [] as string[],
    info: [] as string[],
    warnings: [] as string[],
    timers: [] as string[],
  };
  const silent = { start: () => undefined, end: () => undefined, tick: () => undefined };
  const forget = () => Object.assign(log, { created: [], deleted: [], info: [], warnings: [], timers: [] });

  const args = {
    actions: {
      enableStatefulSourceNodes: () => undefined,
      createNode: async (node: Stored) => {
        // As Gatsby: an equal digest leaves the stored node as it is.
        if (nodes.get(node.id)?.internal.contentDigest === node.internal.contentDigest) return;
        log.created.push(node);
        nodes.set(node.id, node);
      },
      touchNode: () => undefined,
      deleteNode: ({ id }: Stored) => {
        log.deleted.push(id);
        nodes.delete(id);
      },
    },
    createNodeId: (key: string) => key,
    createContentDigest: (value: unknown) => createHash('md5').update(JSON.stringify(value)).digest('hex'),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    store: { getState: () => ({ program: { directory: root } }) },
    reporter: {
      activityTimer: (name: string) => {
        log.timers.push(name);
        return silent;
      },
      createProgress: () => silent,
      info: (text: string) => log.info.push(text),
      warn: (text: string) => log.warnings.push(text),
      panicOnBuild: ({ id, context }: { id: ErrorId; context: Record<string, string> }) => {
        throw new SourceError(id, context);
      },
    },
  } as unknown as SourceNodesArgs;

  return {
    args,
    log,
    nodes: (type: string) => args.getNodesByType(type) as unknown as (Stored & Record<string, unknown>)[],
    /** Sources once more, with a fresh log. */
    source: async (options: Options) => {
      forget();
      await sourceNodes?.(args, options as never, () => undefined);
      return log;
    },
  };
}
