import { fireEvent, screen } from '@testing-library/react';
import { startSearchKey } from './startSearchKey';

startSearchKey();

const LINK = '<header><a href="#search" aria-keyshortcuts="/">Search</a></header>';
let opened = 0;

function show(html: string): void {
  document.body.innerHTML = html;
  opened = 0;
  document.body.onclick = () => (opened += 1);
}
/** @returns whether the browser is left to do with the key what it does */
const press = (init: KeyboardEventInit, target: Element = document.body) => fireEvent.keyDown(target, init);

it.each([
  ['/', { key: '/' }],
  ['/ above another key', { key: '/', shiftKey: true }],
  ['Ctrl+K', { key: 'k', ctrlKey: true }],
  ['Cmd+K', { key: 'k', metaKey: true }],
])('%s presses the link', (_, key) => {
  show(LINK);
  expect(press(key)).toBe(false);
  expect(opened).toBe(1);
});

it.each([
  ['k', { key: 'k' }],
  ['Ctrl+/', { key: '/', ctrlKey: true }],
  ['Alt+/', { key: '/', altKey: true }],
  ['Ctrl+J', { key: 'j', ctrlKey: true }],
])('%s is nothing to it', (_, key) => {
  show(LINK);
  expect(press(key)).toBe(true);
  expect(opened).toBe(0);
});

it('is a letter in a field', () => {
  show(`${LINK}<label>Name <input></label>`);
  screen.getByRole('textbox').focus();
  expect(press({ key: '/' }, screen.getByRole('textbox'))).toBe(true);
  expect(opened).toBe(0);
});

it.each([
  ['a window', `<div aria-hidden="true">${LINK}</div><div role="dialog">Voucher</div>`],
  ['a menu', `<div inert>${LINK}</div><div popover>Menu</div>`],
  ['the menu beside it', `${LINK.replace('<a', '<a inert')}<div popover>Menu</div>`],
])('waits until %s above the page is closed', (_, html) => {
  show(html);
  expect(press({ key: '/' })).toBe(true);
  expect(opened).toBe(0);
});

it('leaves the key alone where there is no search', () => {
  show('<main></main>');
  expect(press({ key: '/' })).toBe(true);
});
