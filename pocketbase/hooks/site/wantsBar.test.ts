import * as page from '../../pages/status/barCookie';
import { COOKIE, barCookie, wantsBar } from './wantsBar';

test.each([
  ['', undefined],
  ['locale=sl', undefined],
  ['editor_bar=1', 'on'],
  ['locale=sl; editor_bar=1; a=b', 'on'],
  ['editor_bar=0', 'off'],
  ['editor_bar=', undefined],
  ['editor_bar=10', undefined],
  ['no_editor_bar=1', undefined],
])('%j is %s', (cookies, state) => {
  expect(barCookie(cookies)).toBe(state);
});

test('a browser that turned the bar on gets it', () => {
  expect(wantsBar('editor_bar=1')).toBe(true);
  expect(wantsBar('editor_bar=0')).toBe(false);
  expect(wantsBar('')).toBe(false);
});

test('the status page’s switch writes the cookie that the server reads', () => {
  expect(page.COOKIE).toBe(COOKIE);
  const written = (act: (target: { cookie: string }) => void) => {
    const target = { cookie: '' };
    act(target);
    return target.cookie;
  };
  expect(barCookie(written((target) => page.turnBar(true, target)))).toBe('on');
  expect(barCookie(written((target) => page.turnBar(false, target)))).toBe('off');
  expect(barCookie(written(page.forgetBar))).toBeUndefined();
  expect(page.isBarOn({ cookie: 'a=b; editor_bar=1' })).toBe(true);
  expect(page.isBarOn({ cookie: 'a=b; editor_bar=0' })).toBe(false);
});
