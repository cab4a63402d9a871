import { render, screen } from '@testing-library/react';
import { CardGrid } from './CardGrid';

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
