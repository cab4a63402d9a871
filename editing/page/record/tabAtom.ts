import { atom } from 'jotai';

export type Tab = 'content' | 'search' | 'settings';

/** The tab of the panel that is shown. */
export const tabAtom = atom<Tab>('content');
