import { render, screen } from '@testing-library/react';
import { renderWithWords } from '../../testing/renderWithWords';
import { CardGrid, usePeriod } from './CardGrid';

const Period = (props: Parameters<typeof usePeriod>[0]) => <p>{usePeriod(props)}</p>;

it.each([
  ['2026-11-03', '2027-01-28', 'November 2026 – January 2027'],
  ['2026-11-03', '2026-11-28', 'November 2026'],
  ['2026-11-03', null, 'November 2026'],
])('a period from %s to %s is shown by its months', (starts_at, ends_at, text) => {
  renderWithWords(<Period starts_at={starts_at} ends_at={ends_at} />);
  expect(screen.getByText(text)).toBeVisible();
});

it('is a list only with items', () => {
  const { unmount } = render(
    <CardGrid>
      {[]}
      {['one'].map((word) => (
        <li key={word}>{word}</li>
      ))}
    </CardGrid>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  unmount();
  render(
    <CardGrid>
      {[]}
      {[]}
    </CardGrid>,
  );
  expect(screen.queryByRole('list')).toBeNull();
});
