import { createContext, useContext } from 'react';
import type { Titles } from './linkTargets';
import type { SitePicture } from './sitePictures';

/** A link that somebody chose; an address that was typed has no titles. */
export interface PickedLink {
  href: string;
  titles?: Titles;
}

/** Dialogs that ask for something; null if they were closed without a choice. */
export interface Pickers {
  pickLink(current: string): Promise<PickedLink | null>;
  pickPicture(): Promise<SitePicture | null>;
}

export const PickersContext = createContext<Pickers | undefined>(undefined);

/** The dialogs of the page. @throws Error outside of <Pickers> */
export function usePickers(): Pickers {
  const pickers = useContext(PickersContext);
  if (!pickers) throw new Error('A picker is used outside of its provider.');
  return pickers;
}
