import { fireEvent, screen, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissMenus, startLocale, startSearchKey } from './startHeader';
import { PAGE } from '../page/siteEvents';

const menu = (name: string) => (
  <details name="header" data-testid={name}>
    <summary>{name}</summary>
    <a href={`#${name}`}>{`${name} link`}</a>
  </details>
);
const details = (name: string) => screen.getByTestId<HTMLDetailsElement>(name);
const open = (name: string) => {
  details(name).open = true;
};

beforeAll(dismissMenus);
const show = () =>
  render(
    <>
      {menu('services')}
      {menu('languages')}
      <button type="button">Elsewhere</button>
      <details data-testid="question">
        <summary>A question of the page</summary>
      </details>
    </>,
  );

it('closes an open menu by Escape and gives the focus back to its button', async () => {
  show();
  open('services');
  screen.getByText('services link').focus();
  await userEvent.keyboard('{Escape}');
  expect(details('services')).not.toHaveAttribute('open');
  expect(screen.getByText('services')).toHaveFocus();
});

it('keeps the focus when Escape closes a menu that does not contain it', async () => {
  show();
  screen.getByRole('button').focus();
  open('services');
  await userEvent.keyboard('{Escape}');
  expect(details('services')).not.toHaveAttribute('open');
  expect(screen.getByRole('button')).toHaveFocus();
});

it('closes by a click outside, by one on another menu, and not by one inside', async () => {
  show();
  open('services');
  await userEvent.click(details('services'));
  expect(details('services')).toHaveAttribute('open');
  await userEvent.click(screen.getByText('languages'));
  expect(details('services')).not.toHaveAttribute('open');
  open('services');
  await userEvent.click(document.body);
  expect(details('services')).not.toHaveAttribute('open');
});

it('closes when the focus goes on', async () => {
  show();
  open('languages');
  screen.getByText('languages link').focus();
  expect(details('languages')).toHaveAttribute('open');
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(details('languages')).not.toHaveAttribute('open');
});

it('closes by one of its own links', async () => {
  show();
  open('services');
  await userEvent.click(screen.getByText('services link'));
  expect(details('services')).not.toHaveAttribute('open');
});

it.each([
  ['a change of page', '/blog/', false],
  ['the beginning of the application', null, true],
])('after %s', (_, previous, isOpen) => {
  render(<header>{menu('services')}</header>);
  const overlay = document.createElement('div');
  overlay.setAttribute('popover', 'auto');
  const hidden: boolean[] = [];
  overlay.hidePopover = () => void hidden.push(true);
  screen.getByRole('banner').append(overlay);
  open('services');
  window.dispatchEvent(new CustomEvent(PAGE, { detail: { path: '/about/', previous } }));
  expect(details('services').open).toBe(isOpen);
  expect(hidden).toEqual(isOpen ? [] : [true]);
});

it('leaves the questions of a page alone', async () => {
  show();
  screen.getByTestId<HTMLDetailsElement>('question').open = true;
  await userEvent.click(document.body);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByTestId('question')).toHaveAttribute('open');
});

describe('the keys of the search', () => {
  beforeAll(startSearchKey);

  const LINK = '<header><a href="#search" aria-keyshortcuts="Control+K">Search</a></header>';
  let opened = 0;

  function showHtml(html: string): void {
    document.body.innerHTML = html;
    opened = 0;
    document.body.onclick = () => (opened += 1);
  }
  /** @returns whether the browser is left to do with the key what it does */
  const press = (init: KeyboardEventInit, target: Element = document.body) => fireEvent.keyDown(target, init);

  it.each([
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['Ctrl+K with Caps Lock', { key: 'K', ctrlKey: true }],
    ['Cmd+K', { key: 'k', metaKey: true }],
  ])('%s presses the link', (_, key) => {
    showHtml(LINK);
    expect(press(key)).toBe(false);
    expect(opened).toBe(1);
  });

  it.each([
    ['k', { key: 'k' }],
    // WCAG 2.1.4: speech input types single characters.
    ['/', { key: '/' }],
    ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }],
    ['Ctrl+Shift+K, the console of Firefox,', { key: 'K', ctrlKey: true, shiftKey: true }],
    ['Ctrl+J', { key: 'j', ctrlKey: true }],
  ])('%s is nothing to it', (_, key) => {
    showHtml(LINK);
    expect(press(key)).toBe(true);
    expect(opened).toBe(0);
  });

  it('belongs to a field while one is written in', () => {
    showHtml(`${LINK}<label>Name <input></label>`);
    screen.getByRole('textbox').focus();
    expect(press({ key: 'k', ctrlKey: true }, screen.getByRole('textbox'))).toBe(true);
    expect(opened).toBe(0);
  });

  it.each([
    ['a window', `<div aria-hidden="true">${LINK}</div><div role="dialog">Voucher</div>`],
    ['a menu', `<div inert>${LINK}</div><div popover>Menu</div>`],
    ['the menu beside it', `${LINK.replace('<a', '<a inert')}<div popover>Menu</div>`],
  ])('waits until %s above the page is closed', (_, html) => {
    showHtml(html);
    expect(press({ key: 'k', ctrlKey: true })).toBe(true);
    expect(opened).toBe(0);
  });

  it('ignores the key without a search link', () => {
    showHtml('<main></main>');
    expect(press({ key: 'k', ctrlKey: true })).toBe(true);
  });
});

describe('the language selector and the locale', () => {
  const set: string[] = [];
  let kept = '';
  const read = (lang: string, cookie: string) => {
    kept = cookie;
    document.documentElement.lang = lang;
    set.length = 0;
    window.dispatchEvent(new CustomEvent(PAGE, { detail: { path: '/', previous: '/' } }));
    return set;
  };
  beforeAll(() => {
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => kept,
      set: (cookie: string) => set.push(cookie),
    });
    document.documentElement.lang = 'sl';
    startLocale();
    document.body.innerHTML = `
    <a data-testid="choice" href="#" hreflang="sl" data-chooses-locale><b>Slovenščina</b></a>
    <a data-testid="strange" href="#" hreflang="de" data-chooses-locale>Deutsch</a>
    <a data-testid="text" href="#" hreflang="sl">in Slovenian</a>
    <p data-testid="none"></p>`;
  });

  const SLOVENIAN = 'locale=sl; Max-Age=31536000; Path=/; SameSite=Lax';
  it('keeps the locale of the first page at once', () => expect(set).toEqual([SLOVENIAN]));

  it.each([
    ['sl', '', [SLOVENIAN]],
    ['sl', 'a=b; locale=en', [SLOVENIAN]],
    ['sl', 'locale=sl; c=d', []],
    ['en', 'locale=sl', [SLOVENIAN.replace('sl', 'en')]],
    ['en', 'locale=en', []],
    ['en', '', []],
  ])('a page in %s, read with the cookie "%s", sets %j', (lang, cookie, expected) => {
    expect(read(lang, cookie)).toEqual(expected);
  });

  it('keeps the query in the links of the selector', () => {
    window.history.replaceState(null, '', '/?utm_id=7&referral=ana');
    read('en', '');
    expect(screen.getByTestId('choice')).toHaveAttribute('href', expect.stringMatching(/\/\?utm_id=7&referral=ana#?$/));
    window.history.replaceState(null, '', '/');
    read('en', '');
    expect(screen.getByTestId('choice')).toHaveAttribute('href', expect.not.stringContaining('?utm'));
  });

  it('keeps the language that is chosen, for a year', () => {
    set.length = 0;
    fireEvent.click(screen.getByText('Slovenščina'));
    expect(set).toEqual([SLOVENIAN]);
  });

  it.each(['strange', 'text', 'none'])('takes nothing else for a choice (%s)', (id) => {
    set.length = 0;
    fireEvent.click(screen.getByTestId(id));
    expect(set).toEqual([]);
  });
});
