import { useEffect, useSyncExternalStore } from 'react';
import { withTabStorage } from '../../lib/browser/tabStorage';
import { useSearch } from '../forms/useSearch';

/** The longest code that the server stores. */
export const REFERRAL_MAX = 100;

const KEY = 'referral';
const never = () => () => {};

// Without storage only the URL counts.
const readRemembered = (): string => withTabStorage((storage) => storage.getItem(KEY)) ?? '';

/**
 * Returns the visitor's referral: `?referral=` of any page's URL, remembered in this tab.
 * @returns empty in the built page, which is the same for all
 */
export function useReferral(): string {
  const given = new URLSearchParams(useSearch()).get('referral')?.trim() ?? '';
  const remembered = useSyncExternalStore(never, readRemembered, () => '');
  const fits = given !== '' && given.length <= REFERRAL_MAX;
  useEffect(() => {
    if (fits) withTabStorage((storage) => storage.setItem(KEY, given));
  }, [fits, given]);
  return fits ? given : remembered;
}
