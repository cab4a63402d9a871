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

/* PocketBase's registration functions, made usable with imports and closures.
 *
 * PocketBase runs a handler from its source text, in any of its JavaScript VMs, without the code around it. So it gets a
 * text that loads this bundle, once in each VM, and calls the handler by its number. The loader's VM, the only one with
 * the registration functions, loads the bundle as well: the numbers agree because the bundle registers its handlers in
 * the same order in each VM. */

type Handler = (...args: never[]) => unknown;
type Globals = typeof globalThis;
/** The event of one of PocketBase's `on…` functions. */
type EventOf<Name extends keyof Globals> = Globals[Name] extends (
  handler: (e: infer E) => void,
  ...rest: never[]
) => void
  ? E
  : never;
type RouteHandler = (e: core.RequestEvent) => unknown;

const handlers: Handler[] = [];
const pocketbase = globalThis as unknown as Record<string, ((...args: unknown[]) => void) | undefined>;

/** Calls a handler by its number; PocketBase's texts call it. */
export const run = (index: number, args: never[]): unknown => handlers[index]?.(...args);

/** Registers a handler, in the loader's VM only. @param give passes the handler's text to PocketBase */
function register(handler: Handler, give: (source: string) => void): void {
  const index = handlers.push(handler) - 1;
  if (!pocketbase['routerAdd']) return;
  give(`function () { return require(__hooks + '/hooks.js').run(${index}, Array.prototype.slice.call(arguments)); }`);
}

/** The handlers of each event, in their order. */
const events = new Map<string, Link[]>();

const on =
  <Name extends keyof Globals & string>(name: Name) =>
  (handler: (e: EventOf<Name>) => unknown, ...collections: string[]): void => {
    const links = events.get(name) ?? [];
    events.set(name, [...links, { handler: handler as Link['handler'], collections }]);
  };

/** Registers one handler for each event, which runs all of the event's; index.ts calls it after the last hook. */
export function registerEvents(): void {
  for (const [name, links] of events) {
    const isOfAll = links.some(({ collections }) => collections.length === 0);
    const collections = isOfAll ? [] : [...new Set(links.flatMap((link) => link.collections))];
    register(
      (e: never) => runChain(links, e),
      (source) => pocketbase[name]?.(source, ...collections),
    );
  }
}

export const onBootstrap = on('onBootstrap');
export const onCollectionsListRequest = on('onCollectionsListRequest');
export const onFileDownloadRequest = on('onFileDownloadRequest');
export const onRealtimeSubscribeRequest = on('onRealtimeSubscribeRequest');
export const onRecordConfirmPasswordResetRequest = on('onRecordConfirmPasswordResetRequest');
export const onRecordAfterCreateSuccess = on('onRecordAfterCreateSuccess');
export const onRecordAfterDeleteSuccess = on('onRecordAfterDeleteSuccess');
export const onRecordAfterUpdateSuccess = on('onRecordAfterUpdateSuccess');
export const onRecordAuthRequest = on('onRecordAuthRequest');
export const onRecordCreate = on('onRecordCreate');
export const onRecordCreateExecute = on('onRecordCreateExecute');
export const onRecordCreateRequest = on('onRecordCreateRequest');
export const onRecordDelete = on('onRecordDelete');
export const onRecordDeleteExecute = on('onRecordDeleteExecute');
export const onRecordDeleteRequest = on('onRecordDeleteRequest');
export const onRecordRequestOTPRequest = on('onRecordRequestOTPRequest');
export const onRecordRequestPasswordResetRequest = on('onRecordRequestPasswordResetRequest');
export const onRecordUpdate = on('onRecordUpdate');
export const onRecordUpdateExecute = on('onRecordUpdateExecute');
export const onRecordUpdateRequest = on('onRecordUpdateRequest');
export const onRecordValidate = on('onRecordValidate');
export const onRecordViewRequest = on('onRecordViewRequest');
export const onRecordsListRequest = on('onRecordsListRequest');
export const onSettingsListRequest = on('onSettingsListRequest');

interface RouteOptions {
  /** The accounts that may call the route: superusers, or superusers and builders. */
  auth?: 'superusers' | 'builders';
  /** The largest body that is accepted. */
  maxBytes?: number;
  /** Keeps successful requests out of PocketBase's log. */
  unlogged?: true;
}

/** Adds a route. Every answer below /_site/ has `Cache-Control: no-store` unless the handler sets another (headers/hooks.ts). */
export function routerAdd(
  method: string,
  path: string,
  handler: RouteHandler,
  { auth, maxBytes, unlogged }: RouteOptions = {},
): void {
  register(handler, (source) => {
    const middlewares = [
      auth === 'superusers' && $apis.requireSuperuserAuth(),
      auth === 'builders' && $apis.requireAuth('_superusers', 'builders'),
      maxBytes !== undefined && $apis.bodyLimit(maxBytes),
      unlogged && $apis.skipSuccessActivityLog(),
    ];
    pocketbase['routerAdd']?.(method, path, source, ...middlewares.filter(Boolean));
  });
}

/** Adds a middleware to every route. @param id replaces the middleware that has it */
export function routerUse(handler: RouteHandler, priority = 0, id = ''): void {
  register(handler, (source) => pocketbase['routerUse']?.(new Middleware(source, priority, id)));
}

/** Adds a scheduled job. @param expression minute, hour, day, month, day of the week; in UTC */
export function cronAdd(id: string, expression: string, handler: () => void): void {
  register(handler, (source) => pocketbase['cronAdd']?.(id, expression, source));
}

/** Adds a command to PocketBase's program. */
export function addCommand(command: Pick<Command, 'use' | 'short'> & { run: (args: string[]) => void }): void {
  // Commands run in the loader's VM, as functions.
  if (!pocketbase['routerAdd']) return;
  const { use, short, run: runCommand } = command;
  const runE = (_: unknown, args: string[]) => runCommand(args);
  $app.rootCmd.addCommand(new Command({ use, short, silenceUsage: true, runE } as unknown as Partial<cobra.Command>));
}
