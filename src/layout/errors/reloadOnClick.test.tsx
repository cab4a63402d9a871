import { fireEvent, render, screen } from '@testing-library/react';
import { reloadOnClick } from './reloadOnClick';

const go = jest.fn();
const followed = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

const show = () =>
  render(
    <header onClickCapture={(event) => reloadOnClick(event, go)}>
      <a href="http://localhost/blog/" onClick={followed}>
        <span>Blog</span>
      </a>
      <button type="button">Menu</button>
    </header>,
  );

it('reloads the window 50 ms after a click anywhere on the header', () => {
  show();
  fireEvent.click(screen.getByRole('button'));
  jest.advanceTimersByTime(49);
  expect(go).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(go.mock.calls).toEqual([[undefined]]);
});

it('loads a link’s page anew and keeps the router out of it', () => {
  show();
  expect(fireEvent.click(screen.getByText('Blog'))).toBe(false);
  jest.advanceTimersByTime(50);
  expect(go.mock.calls).toEqual([['http://localhost/blog/']]);
  expect(followed).not.toHaveBeenCalled();
});

it('leaves a click for a new tab to the browser', () => {
  show();
  fireEvent.click(screen.getByRole('button'), { metaKey: true });
  jest.runAllTimers();
  expect(go).not.toHaveBeenCalled();
});
