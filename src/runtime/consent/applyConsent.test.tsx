import { KEY } from '../../../pocketbase/pages/status/session';
import { PAGE, type PageDetail } from '../page/siteEvents';
import { applyConsent, startWidget, widgetAddress } from './applyConsent';
import { revisionOf } from './choice';

const ADDRESS = 'https://chat.example/widget.js?key=1';
const script = () => document.querySelector<HTMLScriptElement>('#assistant-widget');
const navigate = (path: string) => {
  const detail: PageDetail = { path, previous: '/' };
  window.dispatchEvent(new CustomEvent(PAGE, { detail }));
};

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

it('sends the locale to the provider, unless it is the default one', () => {
  expect(widgetAddress('https://chat.example/widget.js', 'en')).toBe('https://chat.example/widget.js');
  expect(widgetAddress(ADDRESS, 'sl')).toBe(`${ADDRESS}&language=sl`);
});

it('is there at once, once, and comes back 50 ms after a change of language', () => {
  startWidget(ADDRESS);
  startWidget(ADDRESS);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(script()).toHaveAttribute('src', ADDRESS);
  const first = script();

  navigate('/blog/');
  jest.runAllTimers();
  expect(script()).toBe(first);

  navigate('/sl/blog/');
  expect(script()).toBeNull();
  jest.advanceTimersByTime(49);
  expect(script()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(script()).toHaveAttribute('src', `${ADDRESS}&language=sl`);
});

it('is inserted once when the language changes twice in quick succession', () => {
  navigate('/');
  jest.advanceTimersByTime(30);
  navigate('/sl/');
  jest.runAllTimers();
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(script()).toHaveAttribute('src', `${ADDRESS}&language=sl`);
});

describe('a page that comes back from the back/forward cache', () => {
  const choose = (categories: readonly string[]) => {
    const cookie = JSON.stringify({ categories, revision: revisionOf(['functional']) });
    document.cookie = `consent=${encodeURIComponent(cookie)}`;
  };
  const comeBack = (persisted = true) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const reload = jest.fn();
  beforeAll(() => {
    choose(['functional']);
    applyConsent({ tagManager: false, widget: ADDRESS }, reload);
  });

  it('goes on by the same choice', () => {
    comeBack();
    expect(reload).not.toHaveBeenCalled();
    expect(document.body.dataset['asks']).toBeUndefined();
  });

  it('is loaded again if consent was withdrawn meanwhile, and counts no view before', () => {
    choose([]);
    comeBack(false);
    expect(reload).not.toHaveBeenCalled();
    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.body.dataset['asks']).toBe('');
  });
});

describe('a tab whose scripts of other hosts run', () => {
  const change = () => window.dispatchEvent(new StorageEvent('storage'));
  const applied = (categories: readonly string[]) => {
    const reload = jest.fn();
    const cookie = JSON.stringify({ categories, revision: revisionOf(['functional']) });
    document.cookie = `consent=${encodeURIComponent(cookie)}`;
    applyConsent({ tagManager: false, widget: ADDRESS }, reload);
    return reload;
  };
  afterEach(() => localStorage.clear());

  it('is loaded again without them once somebody signs in to the dashboard in another tab', () => {
    const [open, shut] = [applied(['functional']), applied([])];
    change();
    expect(open).not.toHaveBeenCalled();
    localStorage.setItem(KEY, '{}');
    change();
    expect(open).toHaveBeenCalledTimes(1);
    expect(shut).not.toHaveBeenCalled();
    const beside = applied(['functional']);
    change();
    expect(beside).not.toHaveBeenCalled();
  });
});

describe('a tab in which consent ran', () => {
  const reload = jest.fn();
  beforeAll(() => {
    const cookie = JSON.stringify({ categories: ['functional'], revision: revisionOf(['functional']) });
    document.cookie = `consent=${encodeURIComponent(cookie)}`;
    applyConsent({ tagManager: false, widget: ADDRESS }, reload);
  });

  it.each([
    ['follows a link', () => navigate('/blog/')],
    ['is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is loaded again once another tab withdrew it, when it %s', (_, act) => {
    reload.mockReset();
    const kept = document.cookie;
    act();
    expect(reload).not.toHaveBeenCalled();
    document.cookie = `consent=${encodeURIComponent(JSON.stringify({ categories: [], revision: revisionOf(['functional']) }))}`;
    act();
    expect(reload).toHaveBeenCalled();
    document.cookie = kept;
  });
});
