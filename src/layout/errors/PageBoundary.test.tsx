import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageBoundary, isFatal } from './PageBoundary';
import { scriptOf } from '../../lib/browser/scriptOf';

let broken = true;
function Page() {
  if (broken) throw new Error('The page is broken.');
  return <p>The page</p>;
}
const log: unknown[] = [];
const show = (path = '/blog/') => (
  <PageBoundary
    page={path}
    onError={(error) => log.push(error)}
    fallback={(clear) => <button onClick={clear}>The error page</button>}
  >
    <Page />
  </PageBoundary>
);
beforeEach(() => {
  log.length = 0;
  broken = true;
  // React writes every error that a boundary catches to the console.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('shows the page while nothing is wrong', () => {
  broken = false;
  render(show());
  expect(screen.getByText('The page')).toBeVisible();
  expect(log).toEqual([]);
});

it('shows the error page for a page that throws, and reports the error once', () => {
  render(show());
  expect(screen.getByText('The error page')).toBeVisible();
  expect(log).toEqual([new Error('The page is broken.')]);
});

it('shows the page again once the error is cleared', async () => {
  render(show());
  broken = false;
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('The page')).toBeVisible();
});

it('leaves the error behind with the page', () => {
  const { rerender } = render(show('/blog/'));
  broken = false;
  rerender(show('/about/'));
  expect(screen.getByText('The page')).toBeVisible();
});

describe('an error that nobody caught', () => {
  const boundary = (withUnhandled: boolean) => (
    <PageBoundary withUnhandled={withUnhandled} onError={(error) => log.push(error)} fallback={() => 'The error page'}>
      <p>The page</p>
    </PageBoundary>
  );
  const own = `${window.location.origin}/app-1.js`;
  const thrownIn = (script: string) => Object.assign(new Error('broken'), { stack: `f@${script}:1:2` });
  const uncaught = (script: string) => new ErrorEvent('error', { error: thrownIn(script) });
  const rejected = (script: string) => Object.assign(new Event('unhandledrejection'), { reason: thrownIn(script) });
  const happen = (event: Event) => act(() => window.dispatchEvent(event));

  it.each([
    ['in a handler', uncaught],
    ['of a promise', rejected],
  ])('gives way to the error page: %s', (_, event) => {
    render(boundary(true));
    happen(event(own));
    expect(screen.getByText('The error page')).toBeVisible();
    // The browser has written it to the console.
    expect(log).toEqual([]);
  });

  it('leaves the page alone where it is not the application’s', () => {
    render(boundary(true));
    happen(uncaught('https://tags.example/tag.js'));
    happen(rejected('https://chat.example/widget.js'));
    happen(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('ignores uncaught errors on the served HTML of bots', () => {
    // Jest treats an unhandled error as its own.
    window.addEventListener('error', () => {}, { once: true });
    render(boundary(false));
    happen(uncaught(own));
    expect(screen.getByText('The page')).toBeVisible();
  });
});

const origin = 'https://www.modrina.example';

/** An error that arose in a script, as Chromium writes its stack. */
function thrownIn(script: string, error = new Error('broken')): Error {
  const outer = `    at async https://cdn.example/outer.js:3:4`;
  return Object.assign(error, { stack: `${error.name}: ${error.message}\n    at f (${script}:1:2345)\n${outer}` });
}

it.each([
  [
    'Chromium',
    'Error: see https://x.example/a\n    at f (https://www.modrina.example/app-1.js:1:2)\n    at g (y.js:1:2)',
  ],
  ['Firefox', 'f@https://www.modrina.example/app-1.js:1:2\ng@https://x.example/y.js:1:2\n'],
  ['Safari', 'https://www.modrina.example/app-1.js:1:2'],
])('finds the script in a stack of %s', (_, stack) => {
  expect(scriptOf(Object.assign(new Error(), { stack }))).toBe(`${origin}/app-1.js`);
});

it.each([
  undefined,
  null,
  'text',
  { stack: 'f@https://a.example/b.js:1:2' },
  Object.assign(new Error(), { stack: '' }),
])('finds none in %p', (error) => expect(scriptOf(error)).toBeUndefined());

it('is an error of the application', () => {
  expect(isFatal(thrownIn(`${origin}/app-0123.js`), origin)).toBe(true);
  expect(isFatal(thrownIn(`${origin}/framework-1.js`, new Error('Minified React error #310; visit x')), origin)).toBe(
    true,
  );
  expect(isFatal(thrownIn(`${origin}/component---src-templates-post-tsx-01.js`, new TypeError('x')), origin)).toBe(
    true,
  );
});

it.each([
  ['a tag', thrownIn('https://www.googletagmanager.com/gtm.js')],
  ['an extension', thrownIn('chrome-extension://abc/content.js')],
  ['a script that a tag wrote into the page', thrownIn(`${origin}/blog/`)],
  ['a site of a like name', thrownIn('https://www.modrina.example.evil/app.js')],
  ['the small layer', thrownIn(`${origin}/runtime/main-ABC.js`)],
  ['a navigation cut short', thrownIn(`${origin}/app-1.js`, Object.assign(new Error(), { name: 'AbortError' }))],
  ['a chunk that did not come', thrownIn(`${origin}/app-1.js`, Object.assign(new Error(), { name: 'ChunkLoadError' }))],
  ['a line that broke', thrownIn(`${origin}/app-1.js`, new TypeError('Failed to fetch'))],
  [
    'a page drawn anew',
    thrownIn(`${origin}/framework-1.js`, new Error('Minified React error #418; visit https://x.y/')),
  ],
  ['a page drawn anew, while developing', thrownIn(`${origin}/commons.js`, new Error('Hydration failed because …'))],
  ['data of a slice that are no JSON', thrownIn(`${origin}/app-1.js`, new SyntaxError('Unexpected end of JSON input'))],
  ['no error at all', 'a text'],
])('is not fatal: %s', (_, error) => expect(isFatal(error, origin)).toBe(false));
