import { useEffect, useSyncExternalStore } from 'react';
import { useSearch } from '../forms/useSearch';

/** The longest code that the server stores. */
export const REFERRAL_MAX = 100;

const KEY = 'referral';
const never = () => () => {};

function readRemembered(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    // A browser may deny the storage: then only the URL counts.
    return '';
  }
}

function remember(referral: string): void {
  try {
    sessionStorage.setItem(KEY, referral);
  } catch {
    // As above.
  }
}

/**
 * Returns the visitor's referral: `?referral=` of any page's URL, remembered in this tab.
 * @returns empty in the built page, which is the same for all
 */
export function useReferral(): string {
  const given = new URLSearchParams(useSearch()).get('referral')?.trim() ?? '';
  const remembered = useSyncExternalStore(never, readRemembered, () => '');
  const fits = given !== '' && given.length <= REFERRAL_MAX;
  useEffect(() => {
    if (fits) remember(given);
  }, [fits, given]);
  return fits ? given : remembered;
}
