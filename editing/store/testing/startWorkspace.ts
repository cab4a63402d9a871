import { KEY } from '../../../pocketbase/pages/status/session';
import { openWorkspace } from '../openWorkspace';
import type { IndexedDbStore } from '../journal/openIndexedDb';
import { storeInBoth } from '../journal/storeInBoth';
import { createSession } from '../session/createSession';
import type { BrowserEnvironment } from '../session/browser';
import type { Opening, Workspace } from '../types';
import { createMemoryApi, type MemoryApi } from './MemoryApi';
import { memoryStorage } from './memoryStorage';
import { memoryIndexedDb } from './memoryIndexedDb';

export const ANA = 'ana@modrina.example';

/** A session in a browser's storage. */
export const sessionOf = (email: string): string =>
  JSON.stringify({ token: `token of ${email}`, record: { email, role: 'editor' } });

export interface Started extends BrowserEnvironment {
  readonly storage: Storage;
  readonly api: MemoryApi;
  readonly workspace: Workspace;
  readonly opening: () => Opening;
  readonly end: () => void;
}

/** Name of a file that cannot be read. */
export const UNREADABLE = 'unreadable.png';

interface Options {
  api?: MemoryApi;
  storage?: Storage;
  /** The other copy of the journal. */
  indexedDb?: IndexedDbStore;
  /** The names of the tabs that are open. */
  tabs?: Set<string>;
  page?: readonly [collection: string, id: string];
}

/** Opens a workspace on a server in memory, as Ana; the tests have fake timers. */
export async function startWorkspace({
  api = createMemoryApi(),
  storage = memoryStorage(),
  indexedDb = memoryIndexedDb(),
  tabs = new Set(),
  page: [collection, id] = ['pages', 'p'],
}: Options = {}): Promise<Started> {
  if (!storage.getItem(KEY)) storage.setItem(KEY, sessionOf(ANA));
  let signIns = 0;
  const open = async (email: string) => ({
    token: `token ${++signIns} of ${email}`,
    record: { email, role: 'editor' },
  });
  const session = createSession(storage, open);
  const environment: BrowserEnvironment = {
    session,
    kept: {
      textStore: storeInBoth(storage, indexedDb),
      tabs: {
        hold: (tab) => {
          tabs.add(tab);
          return () => void tabs.delete(tab);
        },
        names: async () => tabs,
      },
    },
    send: async (path, options) => {
      const token = session.token();
      const answer = await api.send(path, options);
      if (answer.status === 401) session.expire(token);
      return answer;
    },
    files: {
      fetch: async (path) => new Blob([path], { type: 'image/png' }),
      toDataUrl: async () => 'data:image/png;base64,AA==',
      copy: async (file) => (file.name === UNREADABLE ? undefined : file),
    },
  };
  let opening: Opening = { kind: 'loading' };
  const end = openWorkspace(collection, id, (now) => (opening = now), environment);
  await jest.advanceTimersByTimeAsync(0);
  return {
    ...{ ...environment, storage, api, end, opening: () => opening },
    get workspace() {
      if (opening.kind !== 'open') throw new Error(`The workspace is ${opening.kind}.`);
      return opening.workspace;
    },
  };
}
