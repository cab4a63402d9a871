import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { Key } from '../../store/types';

/** The part that is open in each list, by the list: `${parent}/${collection}`. */
export const openPartsAtom = atom<Readonly<Record<string, Key | undefined>>>({});

/** A part whose form is to have the focus once it is there; `handle`: its handle, after a move. */
export const wantedFocusAtom = atom<{ key: Key; place: 'form' | 'row' | 'handle' } | undefined>(undefined);

export const listId = (parent: Key, collection: string): string => `${parent}/${collection}`;

/** The part that is open in a list. */
export const useOpenPart = (list: string): Key | undefined => useAtomValue(openPartsAtom)[list];

/** Opens a part in a list, and closes the others. */
export function useOpenIn(): (list: string, key: Key | undefined) => void {
  const set = useSetAtom(openPartsAtom);
  return useCallback((list, key) => set((all) => ({ ...all, [list]: key })), [set]);
}
