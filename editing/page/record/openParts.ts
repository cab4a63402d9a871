import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { Key } from '../../store/types';

/** The part that is open in each list, by the list: `${parent}/${collection}`. */
export const openPartsAtom = atom<Readonly<Record<string, Key | undefined>>>({});

interface WantedFocus {
  readonly key: Key;
  /** `handle`: the handle of its row, after a move. */
  readonly place: 'form' | 'row' | 'handle';
  /** The column of the form; by default its first field. */
  readonly field?: string;
}

/** A record whose form, or row, is to have the focus once it is there. */
export const wantedFocusAtom = atom<WantedFocus | undefined>(undefined);

export const listId = (parent: Key, collection: string): string => `${parent}/${collection}`;

/** The part that is open in a list. */
export const useOpenPart = (list: string): Key | undefined => useAtomValue(openPartsAtom)[list];

/** Opens a part in a list, and closes the others. */
export function useOpenIn(): (list: string, key: Key | undefined) => void {
  const set = useSetAtom(openPartsAtom);
  return useCallback((list, key) => set((all) => ({ ...all, [list]: key })), [set]);
}
