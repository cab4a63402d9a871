import { useCallback, useEffect, useRef } from 'react';
import { countEvent } from '../../lib/analytics/countEvent';

/** Milliseconds without a key press after which a query counts as one. */
const FINISHED = 1000;

/**
 * Counts each finished query by its length, never by its words: when typing pauses, or when the search is left.
 * @param results undefined while the index loads, and for a query that is too short
 * @returns a function that counts the query now: before a result is followed, so that the event belongs to the page of the search
 */
export function useCountedSearch(query: string, results: number | undefined): () => void {
  const pending = useRef<(() => void) | undefined>(undefined);
  const counted = useRef('');

  useEffect(() => {
    pending.current = undefined;
    if (results === undefined) return;
    const finish = () => {
      pending.current = undefined;
      if (counted.current === query) return;
      counted.current = query;
      // By characters as people count them.
      countEvent({ event: 'search', search_length: [...query].length, search_results: results });
    };
    pending.current = finish;
    const timer = setTimeout(finish, FINISHED);
    return () => clearTimeout(timer);
  }, [query, results]);

  useEffect(() => () => pending.current?.(), []);
  return useCallback(() => pending.current?.(), []);
}
