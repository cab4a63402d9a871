import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithWords } from '../../testing/renderWithWords';
import { ErrorMessage } from './MessageBox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['en', 'Something broke, and it was us', /^The page could not be shown/, 'Back to home', '/'],
  ['sl', 'Nekaj se je pokvarilo, in to pri nas', /^Strani ni bilo mogoče prikazati/, 'Nazaj na začetek', '/sl/'],
])('says in %s what happened, loads the home page anew, and clears the error after half a second', (...row) => {
  const [locale, title, text, home, address] = row;
  const go = jest.fn();
  const clear = jest.fn();
  renderWithWords(<ErrorMessage go={go} onClear={clear} />, locale);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();

  fireEvent.click(screen.getByRole('link', { name: home }));
  expect(go.mock.calls).toEqual([[address]]);
  act(() => jest.advanceTimersByTime(499));
  expect(clear).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(clear).toHaveBeenCalledTimes(1);
});

it('leaves a click for a new tab to the browser', () => {
  const go = jest.fn();
  renderWithWords(<ErrorMessage go={go} onClear={go} />);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/');
  // jsdom follows no link, and logs that.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  jest.runAllTimers();
  expect(go).not.toHaveBeenCalled();
});
