/** An event of PocketBase's with the function that runs what comes after a handler. */
export interface ChainedEvent {
  app?: core.App;
  next: () => unknown;
  record?: core.Record;
  collection?: core.Collection;
}

/** A handler of an event, and the collections whose events it handles; without any, it handles those of all. */
export interface Link {
  handler: (e: never) => unknown;
  collections: readonly string[];
}

/**
 * Runs the handlers of one event in one JavaScript VM, each of them inside the `e.next()` of the one before; the last one's is
 * PocketBase's own. PocketBase takes a further VM from its pool for each handler that it calls itself, and holds all of them
 * until the event is over: 28 for one save of an article.
 * @param links in their order
 * @throws what a handler throws; what the server refuses has its error in `value`, as after a call of the server's
 */
export function runChain(links: readonly Link[], e: ChainedEvent): unknown {
  const collection = (e.record?.collection() ?? e.collection)?.name ?? '';
  const mine = links.filter(({ collections }) => collections.length === 0 || collections.includes(collection));
  const globals = globalThis as { $app?: core.App | undefined };
  const step = (at: number): unknown => {
    const link = mine[at];
    if (!link) return e.next();
    // A handler before this one may have opened a transaction: `$app` is the event's own, as PocketBase sets it for each handler.
    const outside = globals.$app;
    globals.$app = e.app;
    try {
      return link.handler(withNext(e, () => step(at + 1)) as never);
    } catch (error) {
      throw asAfterServer(error);
    } finally {
      globals.$app = outside;
    }
  };
  return step(0);
}

/** The same event with another `next`: the event is an object of Go's, whose methods cannot be replaced. */
const withNext = (e: ChainedEvent, next: () => unknown): ChainedEvent =>
  new Proxy({} as ChainedEvent, {
    get: (_, name) => (name === 'next' ? next : e[name as keyof ChainedEvent]),
    set: (_, name, value) => {
      e[name as keyof ChainedEvent] = value as never;
      return true;
    },
  });

/**
 * An error of PocketBase's (`new BadRequestError(…)`) that passes through the server is an Error with it as its `value`. This
 * gives the same shape to one that has not passed through it; PocketBase unpacks either.
 */
function asAfterServer(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null || 'value' in error) return error;
  const { message } = error as { message?: string };
  return { value: error, message, toString: () => `GoError: ${message}` };
}
