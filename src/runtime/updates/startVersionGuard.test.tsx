import { isNewer, startVersionGuard } from './startVersionGuard';

it.each([
  ['1.6.20', '1.6.19', true],
  ['1.6.20', '1.6.9', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.6.20', true],
  ['1.6.20', '1.6.20', false],
  ['1.6.20', '1.6.21', false],
  ['1.6.20', '1.7', false],
  ['1.6.20', 'nonsense', false],
])('%s is newer than %s: %s', (version, than, expected) => expect(isNewer(version, than)).toBe(expected));

describe('the guard', () => {
  const KEY = 'userappversion';
  const reload = jest.fn();
  beforeEach(() => {
    document.body.innerHTML = '<script type="application/json" id="site-settings">{"version":"1.6.20"}</script>';
    localStorage.clear();
    sessionStorage.clear();
    reload.mockReset();
  });
  afterEach(() => jest.restoreAllMocks());

  it('saves the version if there is none, and does not reload', () => {
    startVersionGuard(reload);
    expect(localStorage.getItem(KEY)).toBe('1.6.20');
    expect(reload).not.toHaveBeenCalled();
  });

  it('saves a newer one and reloads the page, once', () => {
    localStorage.setItem(KEY, '1.6.19');
    startVersionGuard(reload);
    startVersionGuard(reload);
    expect(localStorage.getItem(KEY)).toBe('1.6.20');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves a greater one alone', () => {
    localStorage.setItem(KEY, '1.7.0');
    startVersionGuard(reload);
    expect(localStorage.getItem(KEY)).toBe('1.7.0');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['getItem', 'setItem'] as const)('goes without storage (%s is denied)', (method) => {
    localStorage.setItem(KEY, '1.6.19');
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => startVersionGuard(reload)).not.toThrow();
    expect(reload).not.toHaveBeenCalled();
  });
});
