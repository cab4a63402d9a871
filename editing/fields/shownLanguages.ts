import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { Locale } from '../../src/i18n/locales';

export type Shown = 'both' | Locale;

const KEY = 'editing-languages';

/** A choice of earlier; both languages if the storage is closed, or holds something else. */
const storage = {
  getItem: (key: string, initial: Shown): Shown => {
    try {
      const stored = localStorage.getItem(key);
      return stored === 'en' || stored === 'sl' || stored === 'both' ? stored : initial;
    } catch {
      return initial;
    }
  },
  setItem: (key: string, value: Shown): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The choice then lasts as long as the page.
    }
  },
  removeItem: (): void => undefined,
};

const shownAtom = atomWithStorage<Shown>(KEY, 'both', storage, { getOnInit: true });

/** The languages that forms show, and the way to choose others; kept in this browser. */
export const useShownLanguages = () => useAtom(shownAtom);
