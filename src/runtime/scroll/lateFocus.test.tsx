import { render, screen, waitFor } from '@testing-library/react';
import { lateFocus } from './lateFocus';

function show(): HTMLElement {
  render(
    <div tabIndex={-1} data-testid="box">
      <button>Button</button>
    </div>,
  );
  const box = screen.getByTestId('box');
  lateFocus(box);
  return box;
}
const frames = () => new Promise((resolve) => setTimeout(resolve, 100));

it('takes the focus once the page has been painted', async () => {
  const box = show();
  box.focus();
  expect(document.body).toHaveFocus();
  await waitFor(() => expect(box).toHaveFocus());
});

it('leaves it to what has taken it meanwhile', async () => {
  const box = show();
  box.focus();
  screen.getByRole('button').focus();
  await frames();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('does without a box', () => {
  expect(() => lateFocus(null)).not.toThrow();
});
