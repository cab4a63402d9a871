const { barCookie, COOKIE, wantsBar } = require('./wantsBar');
const page = require('../status/page/barCookie');

const html = { kind: 'file', headers: { 'Content-Type': 'text/html; charset=utf-8' } };

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

test('the bar comes with pages, for who turned it on', () => {
  expect(wantsBar(html, () => 'editor_bar=1')).toBe(true);
  expect(wantsBar({ ...html, status: 404 }, () => 'editor_bar=1')).toBe(true);
  expect(wantsBar(html, () => 'editor_bar=0')).toBe(false);
  expect(wantsBar(html, () => '')).toBe(false);
});

test.each([
  { kind: 'file', headers: { 'Content-Type': 'text/css' } },
  { kind: 'redirect', location: '/' },
  { kind: 'building' },
  { kind: 'missing' },
])('of what is no page nobody’s cookies are read: %j', (answer) => {
  const cookies = jest.fn(() => 'editor_bar=1');
  expect(wantsBar(answer, cookies)).toBe(false);
  expect(cookies).not.toHaveBeenCalled();
});

test('the status page’s switch writes what is read here', () => {
  expect(page.COOKIE).toBe(COOKIE);
  const written = (act) => {
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
