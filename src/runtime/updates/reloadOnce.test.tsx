import { reloadOnce } from './reloadOnce';

const reload = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('reloads the page once for each cause', () => {
  expect(reloadOnce('/a.js', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(reloadOnce('/a.js', reload)).toBe(false);
  expect(reloadOnce('/b.js', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('reloads nothing twice within ten seconds, for any cause', () => {
  reloadOnce('/a.js', reload);
  jest.advanceTimersByTime(9_999);
  expect(reloadOnce('/b.js', reload)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(reloadOnce('/b.js', reload)).toBe(true);
});

it.each([
  [
    'denied',
    () =>
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new Error('denied');
      }),
  ],
  [
    'full',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('full');
      }),
  ],
  ['forgetful', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})],
])('with a storage that is %s it reloads nothing, because an earlier reload is unknown', (_, deny) => {
  deny();
  expect(reloadOnce('/a.js', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
