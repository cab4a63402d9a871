import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './ErrorSummary';

it('is announced, and links to the fields without changing the URL', async () => {
  render(
    <>
      <ErrorSummary title="There is a problem" faults={[{ id: 'b', text: 'Email: Required' }]} />
      <input id="a" aria-label="Name" />
      <input id="b" aria-label="Email" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('There is a problemEmail: Required');
  await userEvent.click(screen.getByRole('link', { name: 'Email: Required' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

it('is an empty place while nothing is wrong', () => {
  const { container } = render(<ErrorSummary title="There is a problem" faults={[]} />);
  expect(container.innerHTML).toMatch(/^<div [^>]*data-form-summary=""[^>]*><\/div>$/);
});
