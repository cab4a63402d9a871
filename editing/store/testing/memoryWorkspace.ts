import { createEdits } from '../createEdits';
import { createState } from '../createState';
import { docOf } from '../Doc';
import type { Key, Values, Workspace, WorkspaceState } from '../types';

/** Records by collection, each with its id. */
export type Records = Readonly<Record<string, readonly Values[]>>;

/**
 * A workspace that saves nothing, for tests of components.
 * @param root the record of the page's address
 * @param shown instead of its own state: faults, conflicts, the state of saving …
 */
export function memoryWorkspace(root: Key, records: Records, shown: Partial<WorkspaceState> = {}): Workspace {
  const state = createState(root);
  const all = Object.entries(records).flatMap(([collection, rows]) => rows.map((row) => docOf(collection, row, true)));
  state.docs.put(...all);
  let last: { own?: WorkspaceState; all: WorkspaceState } = { all: state.get() };
  const saved = () => state.set({ save: { kind: 'saved', at: Date.now() } });
  const edits = createEdits(state, { touched: saved, copied: () => undefined });
  const take = (part: 'libraries' | 'drawn') => (collection: string) => {
    const before = state.rest()[part];
    if (before.has(collection)) return;
    const rows = [...state.docs.records().values()].filter((record) => record.collection === collection);
    state.set({ [part]: new Map([...before, [collection, rows]]) });
  };
  return {
    get: () => {
      const own = state.get();
      if (last.own !== own) last = { own, all: { ...own, ...shown } };
      return last.all;
    },
    subscribe: state.subscribe,
    ...{ load: take('libraries'), draw: take('drawn') },
    isAtRisk: () => false,
    close: () => undefined,
    actions: {
      ...edits,
      upload: (key, field, file) => edits.change(key, { [field]: file?.name ?? '' }),
      retry: () => undefined,
      adopt: () => undefined,
      refresh: async () => undefined,
      publish: async () => ({ done: 1 }),
      plan: async () => undefined,
      discard: async () => undefined,
      deleteNow: async () => 'deleted',
    },
  };
}
