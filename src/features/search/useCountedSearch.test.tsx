import { act, renderHook } from '@testing-library/react';
import { occurrences } from '../../lib/analytics/occurrences';
import { useCountedSearch } from './useCountedSearch';

type Props = { query: string; results: number | undefined };

const open = (first: Props) =>
  renderHook(({ query, results }: Props) => useCountedSearch(query, results), { initialProps: first });
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  occurrences().splice(0);
});
afterEach(() => jest.useRealTimers());

it('counts the length of a query a second after the last key, and never its words', () => {
  const { rerender } = open({ query: 'vav', results: 9 });
  pass(900);
  rerender({ query: 'vavčer 🙂', results: 4 });
  pass(999);
  expect(occurrences()).toEqual([]);
  pass(1);
  expect(occurrences()).toEqual([{ event: 'search', search_length: 8, search_results: 4 }]);
});

it('counts a query that is left within that second, and none twice', () => {
  const { rerender, unmount } = open({ query: 'data', results: 2 });
  pass(1000);
  rerender({ query: 'data', results: 2 });
  pass(5000);
  rerender({ query: 'dat', results: 3 });
  unmount();
  pass(5000);
  expect(occurrences()).toMatchObject([{ search_results: 2 }, { search_results: 3 }]);
});

it('counts a query when its result is followed, and not again when the search is left', () => {
  const { result, unmount } = open({ query: 'data', results: 2 });
  result.current();
  expect(occurrences()).toHaveLength(1);
  unmount();
  pass(5000);
  expect(occurrences()).toHaveLength(1);
});

it('counts no query without results of an index, nor one that was deleted', () => {
  const { rerender, unmount } = open({ query: 'data', results: undefined });
  pass(5000);
  rerender({ query: 'data', results: 2 });
  rerender({ query: '', results: undefined });
  pass(5000);
  unmount();
  expect(occurrences()).toEqual([]);
});
