import { screen } from '@testing-library/react';
import { renderWithWords } from '../../testing/renderWithWords';
import { Apply } from './Apply';

const workshop = { title: 'AI & you', email: 'hello@modrina.example', isPast: false, left: 5 };

it('leads to the form, or applies by a message with the workshop’s title', () => {
  renderWithWords(<Apply {...workshop} />);
  expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '#apply');
  expect(screen.getByRole('link', { name: 'Apply by email' })).toHaveAttribute(
    'href',
    'mailto:hello@modrina.example?subject=AI%20%26%20you',
  );
});

it('offers the waiting list of a workshop that is full', () => {
  renderWithWords(<Apply {...workshop} left={0} />, 'sl');
  expect(screen.getByRole('link', { name: 'Na čakalni seznam' })).toHaveAttribute('href', '#apply');
  expect(screen.getByRole('link', { name: 'Na čakalni seznam po e-pošti' })).toHaveAttribute(
    'href',
    `mailto:hello@modrina.example?subject=${encodeURIComponent('AI & you (čakalni seznam)')}`,
  );
  expect(screen.getByText(/^Vsa mesta so zasedena/)).toBeVisible();
});

it('leads from a workshop that is over to the others', () => {
  renderWithWords(<Apply {...workshop} isPast />, 'sl');
  expect(screen.getByText('Ta delavnica je že mimo.')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/sl/workshops/');
});

it('takes applications where nobody counts the places, and by the form alone without an address', () => {
  const { unmount } = renderWithWords(<Apply {...workshop} left={null} />);
  expect(screen.getByRole('link', { name: 'Apply by email' })).toBeVisible();
  unmount();
  renderWithWords(<Apply {...workshop} email={undefined} />);
  expect(screen.getByRole('link')).toHaveAccessibleName('Apply');
});
