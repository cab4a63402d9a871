import { atom } from 'jotai';

/** Whether the search is open above the page. */
export const searchOpen = atom(false);
