import { useEffect } from 'react';
import { useWorkspace } from '../store/context';
import { recordsOf } from '../store/drawingOf';
import { useWorkspaceState } from '../store/hooks';
import type { DraftRecord } from '../store/types';

/**
 * All records of several collections, one collection after the other; those that are loaded.
 * @param collections always the same list
 */
export function useAllRecords(collections: readonly string[]): readonly DraftRecord[] {
  const workspace = useWorkspace();
  useEffect(() => collections.forEach((name) => workspace.load(name)), [workspace, collections]);
  return useWorkspaceState((state) => collections.flatMap((name) => recordsOf(state, name) ?? []));
}

/** Whether all records of some collections are loaded. */
export const useAreLoaded = (collections: readonly string[]): boolean =>
  useWorkspaceState(({ libraries }) => collections.every((name) => libraries.has(name)));
