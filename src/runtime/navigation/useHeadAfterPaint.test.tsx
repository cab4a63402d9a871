import { render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { renderAboveFoldFirst } from '../../lib/browser/firstView';
import { useHeadAfterPaint } from './useHeadAfterPaint';

const shown: string[] = [];
jest.mock(
  'gatsby-own-head',
  () => {
    const useOwnHead = ({ title }: { title: string }) =>
      useEffect(() => {
        shown.push(title);
        return () => void shown.push(`not ${title}`);
      });
    return { headHandlerForBrowser: useOwnHead };
  },
  { virtual: true },
);

function Page({ title }: { title: string }) {
  useHeadAfterPaint({ title });
  return null;
}

afterEach(() => renderAboveFoldFirst(false));

it('shows the first page’s head at once, that of a step once it is painted, and none that was passed by', async () => {
  const { rerender } = render(<Page title="one" />);
  await waitFor(() => expect(shown).toEqual(['one']));
  renderAboveFoldFirst(true);
  rerender(<Page title="two" />);
  rerender(<Page title="three" />);
  expect(shown).toEqual(['one']);
  await waitFor(() => expect(shown).toEqual(['one', 'not one', 'three']));
  renderAboveFoldFirst(false);
  rerender(<Page title="back" />);
  await waitFor(() => expect(shown.slice(3)).toEqual(['not three', 'back']));
});
