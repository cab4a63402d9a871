import { createLive, type Live } from '../live/createLive';
import { TIMING, type Timing } from '../live/timing';
import type { Options } from '../options/Options';
import { fakeGatsby } from './fakeGatsby';
import { startProxy, type Proxy } from './startProxy';
import { startTestBackend, type TestServer } from './testBackend';

/** For clocks that must not be what a test sees. */
export const NEVER = 1_000_000;

/** Waits until something is true. */
export async function until(isTrue: () => boolean): Promise<void> {
  // Not a measure of anything: it only ends what would never come.
  for (let looks = 0; !isTrue(); looks += 1) {
    if (looks > 1000) throw new Error(`It never came: ${isTrue}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Forbids realtime, and nothing else. */
export const noRealtime: Proxy['meddle'] = (path) => (path === '/api/realtime' ? 'forbid' : undefined);

/** An emitter whose Gatsby has nothing to do. */
const idle = {
  on: (_name: string, hear: (action: object, event: string) => void) => {
    hear({ payload: { apiName: 'createPages' } }, 'API_FINISHED');
    hear({}, 'QUERY_EXTRACTED');
  },
};

/** A server that can be ended as by a crash, and started again. */
interface MortalServer extends TestServer {
  kill: () => Promise<void>;
  restart: () => Promise<void>;
}

/** Puts eight articles in an empty PocketBase and a proxy before it, to be followed as `gatsby develop` does. */
export async function startLiveBackend(server: MortalServer) {
  process.env.gatsby_executing_command = 'develop';
  const backend = await startTestBackend(server);
  // Its limit of log-ins has nothing to do with what is tried here.
  await backend.send('PATCH', '/api/settings', { rateLimits: { enabled: false } });
  let article = '';
  for (let number = 0; number < 8; number += 1) {
    article = (await backend.create('articles', { title: `Article ${number}`, status: 'published' })).id;
  }
  const proxy = await startProxy(server.url);
  const asked = (start: string) => proxy.asked.filter((request) => request.startsWith(start)).length;
  let live: Live | undefined;

  return {
    server,
    backend,
    proxy,
    article,
    change: (values: object) => backend.send('PATCH', `/api/collections/articles/records/${article}`, values),
    connections: () => asked('GET /api/realtime'),
    lists: (collection = 'articles') => asked(`GET /api/collections/${collection}/records`),

    /** A develop that has sourced once and listens, and looks at the lists by itself only if told. */
    develop: async (changes: Partial<Options> = {}, timing: Partial<Timing> = {}) => {
      const gatsby = fakeGatsby(backend.root);
      const args = { ...gatsby.args, emitter: idle as unknown as typeof gatsby.args.emitter };
      const options = backend.options({ url: proxy.url, live: true, pollMs: NEVER, ...changes });
      const following = createLive(args, options, { ...TIMING, slowPollMs: NEVER, firstPauseMs: 50, ...timing });
      live = following;
      const failure = await following.source(args).then(
        () => undefined,
        (error: unknown) => error,
      );
      following.start();
      const { log, nodes } = gatsby;
      return {
        args,
        /** Why the first sourcing failed, if it did. */
        failure,
        live: following,
        log,
        nodes,
        titleOf: (id: string) => nodes('Article').find(({ pbId }) => pbId === id)?.title,
        statusLines: () => [...log.info, ...log.warnings].filter((line) => line.includes('Live updates')),
        /** The connection stands. */
        listening: () => until(() => log.info.some((line) => line.includes('shows by itself'))),
      };
    },

    /** After each test: the next one begins with a good line. */
    reset: () => {
      live?.stop();
      proxy.asked.length = 0;
      proxy.meddle = () => undefined;
    },
    stop: async () => {
      delete process.env.gatsby_executing_command;
      await proxy.stop();
      await backend.stop();
    },
  };
}

export type LiveBackend = Awaited<ReturnType<typeof startLiveBackend>>;
