import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/browser/isPlainClick';
import { searchOpen } from './searchState';

/** The search's own page has the field that the window would have. */
const fieldOfPage = () => document.querySelector<HTMLElement>('main input[type="search"]');

/**
 * Makes a link to the search's page open the search above this page; without scripts and in a new tab it stays the link that
 * it is.
 * @returns the link's click handler
 */
export function useOpenSearch(): (event: MouseEvent) => void {
  const setOpen = useSetAtom(searchOpen);
  return (event) => {
    if (!isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    const field = fieldOfPage();
    if (field) field.focus();
    else setOpen(true);
  };
}
