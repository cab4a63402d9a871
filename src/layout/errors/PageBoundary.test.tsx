import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageBoundary } from './PageBoundary';

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

it('shows the error page for a page that throws, and tells once', () => {
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

  it('leaves the page alone where nobody is to see an error page', () => {
    // Jest takes an error that nobody listens for for one of its own.
    window.addEventListener('error', () => {}, { once: true });
    render(boundary(false));
    happen(uncaught(own));
    expect(screen.getByText('The page')).toBeVisible();
  });
});
