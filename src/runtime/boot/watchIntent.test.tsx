import { fireEvent, render, screen } from '@testing-library/react';
import { watchIntent } from './watchIntent';

type Callback = (seen: Partial<IntersectionObserverEntry>[]) => void;
let near: Callback;
let observed: Element[];

beforeEach(() => {
  observed = [];
  class FakeObserver {
    constructor(callback: Callback) {
      near = callback;
    }
    observe = (element: Element) => observed.push(element);
    disconnect = () => {};
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
});

function show(more = <></>) {
  render(
    <main>
      <p>Words</p>
      <a href="/blog/">
        <b>Blog</b>
      </a>
      <a href="/web3/voucher/" data-application="press">
        Voucher
      </a>
      <form aria-label="Contact" />
      {more}
    </main>,
  );
  const then = jest.fn();
  watchIntent(then);
  return then;
}

/** A tap up to the click; jsdom has no pointer events. */
function finger(element: Element): void {
  for (const type of ['pointerover', 'pointerdown']) {
    fireEvent(element, Object.assign(new Event(type, { bubbles: true }), { pointerType: 'touch' }));
  }
  fireEvent.touchStart(element);
}

it.each([
  ['a pointer on what a link holds', () => fireEvent.pointerOver(screen.getByText('Blog'))],
  ['the focus on a link', () => screen.getByRole('link', { name: 'Blog' }).focus()],
  ['a press anywhere', () => fireEvent.pointerDown(screen.getByText('Words'))],
  ['a touch anywhere', () => fireEvent.touchStart(screen.getByText('Words'))],
  [
    'a touch on a link that turns into scrolling',
    () => fireEvent(screen.getByText('Blog'), new Event('pointercancel', { bubbles: true })),
  ],
  ['a touch on a link that opens a dialog', () => finger(screen.getByText('Voucher'))],
  ['a click on such a link, by a screen reader', () => fireEvent.click(screen.getByText('Voucher'))],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['a form that comes near', () => near([{ isIntersecting: true }])],
])('%s is a sign of intent, once', (_, sign) => {
  const then = show();
  sign();
  sign();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(then).toHaveBeenCalledTimes(1);
});

it.each([
  ['a pointer on words', () => fireEvent.pointerOver(screen.getByText('Words'))],
  ['a form far below', () => near([{ isIntersecting: false }])],
  ['a finger on a link', () => finger(screen.getByText('Blog'))],
  ['scrolling', () => fireEvent.scroll(document)],
])('%s is none', (_, sign) => {
  const then = show();
  sign();
  expect(then).not.toHaveBeenCalled();
});

it('observes forms and other parts that need the application', () => {
  show(<div data-testid="reel" data-application="near" />);
  expect(observed).toEqual([screen.getByRole('form'), screen.getByTestId('reel')]);
});

it.each([
  ['a page that needs the application', <div key="page" data-application="now" />],
  ['a press that is kept', <button key="press" aria-busy="true" />],
])('begins at once for %s', (_, element) => {
  expect(show(element)).toHaveBeenCalledTimes(1);
});

it.each([
  ['a referral in the address', () => history.replaceState({}, '', '/?referral=ANA-1')],
  ['a package in the address', () => history.replaceState({}, '', '/web3/voucher/?package=2')],
  ['a draft of a form', () => sessionStorage.setItem('form-draft:contact', '{}')],
])('%s wants the application at once', (_, arrange) => {
  arrange();
  expect(show()).toHaveBeenCalledTimes(1);
  history.replaceState({}, '', '/');
  sessionStorage.clear();
  expect(show()).not.toHaveBeenCalled();
});
