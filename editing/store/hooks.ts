import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { PreparedSet } from '../../pocketbase/hooks/prepared/types';
import type { Locale } from '../../src/i18n/locales';
import type { Drawing } from '../frame/messages';
import { SessionContext, useWorkspace } from './context';
import { drawingOf, namedBy, recordsOf, withParts } from './drawingOf';
import { browser } from './session/browser';
import { sortedParts } from './sortedParts';
import type {
  Actions,
  DraftRecord,
  Effect,
  FieldConflict,
  Gap,
  Key,
  Restored,
  SaveState,
  SessionState,
  Upload,
} from './types';
import type { Value, WorkspaceState } from './types';

const NO_FAULTS: Readonly<Record<string, string>> = {};

/** Whether two results show the same: lists by their items. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
}

/** A part of the state: a component renders again only when this part changes. */
export function useWorkspaceState<T>(select: (state: WorkspaceState) => T): T {
  const workspace = useWorkspace();
  const last = useRef<{ value: T }>(undefined);
  return useSyncExternalStore(workspace.subscribe, () => {
    const value = select(workspace.get());
    if (!last.current || !isAlike(last.current.value, value)) last.current = { value };
    return last.current.value;
  });
}

/** The key of the record of the page's address. */
export const useRoot = (): Key => useWorkspaceState(({ root }) => root);

/** A record with what is typed; undefined if it is deleted. */
export const useRecord = (key: Key): DraftRecord | undefined => useWorkspaceState(({ records }) => records.get(key));

/** The value of one field: the component renders again only when it changes. */
export const useValue = (key: Key, field: string): Value | undefined =>
  useWorkspaceState(({ records }) => records.get(key)?.values[field]);

/** The keys of a record's parts, in their `order`. Typing in a part changes nothing here: a row calls useRecord() by itself. */
export const useParts = (key: Key, collection: string): readonly Key[] =>
  useWorkspaceState(({ records }) => sortedParts(records, key, collection).map((part) => part.key));

/** The state of saving. */
export const useSaveState = (): SaveState => useWorkspaceState(({ save }) => save);

/** The sentences of the fields that the server refused, by name. */
export const useFaults = (key: Key): Readonly<Record<string, string>> =>
  useWorkspaceState(({ faults }) => faults.get(key) ?? NO_FAULTS);

/** The upload of a file that is under way. */
export const useUpload = (key: Key, field: string): Upload | undefined =>
  useWorkspaceState(({ uploads }) => uploads.get(`${key}/${field}`));

/** Fields that others saved and this person has typed in as well. */
export const useFieldConflicts = (): readonly FieldConflict[] =>
  useWorkspaceState(({ fieldConflicts }) => fieldConflicts);

/** The set that keeps the changes; undefined until the first. */
export const useSet = (): PreparedSet | undefined => useWorkspaceState(({ set }) => set);

/** Other sets that change the page or its parts. */
export const useOtherSets = (): readonly PreparedSet[] => useWorkspaceState(({ otherSets }) => otherSets);

/** The effect of a publication on the page. */
export const useEffectOnPage = (): Effect => useWorkspaceState(({ effect }) => effect);

/** The fields that hinder a publication, or the saving of a new part. */
export const useGaps = (): readonly Gap[] => useWorkspaceState(({ gaps }) => gaps);

/** Words of an earlier visit that were taken up again; undefined if there were none. */
export const useRestored = (): Restored | undefined => useWorkspaceState(({ restored }) => restored);

/** The actions; always the same object. */
export const useActions = (): Actions => useWorkspace().actions;

/** All records of a collection with prepared changes, and with what is typed here; undefined until they are loaded. */
export function useRecords(collection: string): readonly DraftRecord[] | undefined {
  const workspace = useWorkspace();
  useEffect(() => workspace.load(collection), [workspace, collection]);
  return useWorkspaceState((state) => recordsOf(state, collection));
}

/** The drawing for the frame; undefined until all that the page names is loaded. */
export function useDrawing(locale: Locale): Drawing | undefined {
  const workspace = useWorkspace();
  const named = useWorkspaceState(({ records, root }) => namedBy(withParts(records, root)));
  useEffect(() => named.forEach((collection) => workspace.draw(collection)), [workspace, named]);
  const last = useRef<{ state: WorkspaceState; locale: Locale; drawing: Drawing | undefined }>(undefined);
  return useSyncExternalStore(workspace.subscribe, () => {
    const state = workspace.get();
    const known = last.current;
    const same = known?.locale === locale && DRAWN.every((part) => known.state[part] === state[part]);
    const drawing = same ? known?.drawing : drawingOf(state, locale);
    last.current = { state, locale, drawing };
    return drawing;
  });
}

/** The parts of the state that a page shows. */
const DRAWN = ['root', 'records', 'drawn', 'uploads'] as const;

/** The account that is signed in; also outside of a workspace. */
export function useSession(): SessionState {
  const session = useContext(SessionContext) ?? browser().session;
  return useSyncExternalStore(session.subscribe, session.get);
}
