import { createDocs, type Docs } from './Docs';
import { effectOf, gapsOf } from './publishing/publication';
import type { DraftRecord, Key, Restored, SaveState, Upload, WorkspaceState } from './types';
import type { PreparedSet } from '../../pocketbase/hooks/prepared/types';

/** The state of a workspace beside its records. */
interface Rest {
  readonly save: SaveState;
  readonly uploads: ReadonlyMap<string, Upload>;
  readonly set: PreparedSet | undefined;
  readonly otherSets: readonly PreparedSet[];
  readonly restored: Restored | undefined;
  readonly libraries: ReadonlyMap<string, readonly DraftRecord[]>;
  readonly drawn: ReadonlyMap<string, readonly DraftRecord[]>;
}

/** The state of a workspace, and what its parts change in it. */
export interface State {
  readonly root: Key;
  readonly docs: Docs;
  get(): WorkspaceState;
  rest(): Rest;
  set(change: Partial<Rest>): void;
  subscribe(listener: () => void): () => void;
}

/** Creates the state of a workspace. @param root the record whose page is open */
export function createState(root: Key): State {
  const listeners = new Set<() => void>();
  let rest: Rest = {
    ...{ save: { kind: 'saved', at: null }, uploads: new Map(), set: undefined, otherSets: [] },
    ...{ restored: undefined, libraries: new Map(), drawn: new Map() },
  };
  let made: WorkspaceState | undefined;
  const changed = () => {
    made = undefined;
    listeners.forEach((listener) => listener());
  };
  const docs = createDocs(changed);
  return {
    ...{ root, docs, rest: () => rest },
    get: () => {
      if (made) return made;
      const effect = effectOf(docs.get(root), rest.set);
      const shown = { records: docs.records(), faults: docs.faults(), fieldConflicts: docs.fieldConflicts() };
      return (made = { root, ...shown, ...rest, effect, gaps: gapsOf(docs, root, effect) });
    },
    set: (change) => {
      rest = { ...rest, ...change };
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
