import { render, screen, fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { wrapRootElement, reloadOnClick } from './wrapPageElement';

/** The router in which the page's resources are missing. */
function Broken(): ReactNode {
  throw new Error('No resources.');
}
const told: string[] = [];
const show = (element: ReactNode) =>
  render(wrapRootElement({ element } as Parameters<typeof wrapRootElement>[0], { plugins: [] }));

beforeEach(() => {
  told.length = 0;
  window.reportError = (error: Error) => told.push(`${error.message}: ${(error.cause as Error).message}`);
  // React writes every error that a boundary catches to the console.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('shows the application while nothing is wrong', () => {
  show(<p>The site</p>);
  expect(screen.getByText('The site')).toBeVisible();
  expect(told).toEqual([]);
});

it.each([
  ['/blog/', 'Something broke, and it was us', 'Back to home', '/'],
  ['/sl/blog/', 'Nekaj se je pokvarilo, in to pri nas', 'Nazaj na začetek', '/sl/'],
])('replaces a router that broke at %s', (path, title, home, href) => {
  window.history.pushState(null, '', path);
  show(<Broken />);
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', href);
  expect(told).toEqual(['Error while mounting app: No resources.']);
});

describe('a click on the header of the error page', () => {
  const go = jest.fn();
  const followed = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
  });
  afterEach(() => jest.useRealTimers());

  const showHeader = () =>
    render(
      <header onClickCapture={(event) => reloadOnClick(event, go)}>
        <a href="http://localhost/blog/" onClick={followed}>
          <span>Blog</span>
        </a>
        <button type="button">Menu</button>
      </header>,
    );

  it('reloads the window 50 ms after a click anywhere on the header', () => {
    showHeader();
    fireEvent.click(screen.getByRole('button'));
    jest.advanceTimersByTime(49);
    expect(go).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(go.mock.calls).toEqual([[undefined]]);
  });

  it('loads a link’s page without the router', () => {
    showHeader();
    expect(fireEvent.click(screen.getByText('Blog'))).toBe(false);
    jest.advanceTimersByTime(50);
    expect(go.mock.calls).toEqual([['http://localhost/blog/']]);
    expect(followed).not.toHaveBeenCalled();
  });

  it('leaves a click for a new tab to the browser', () => {
    showHeader();
    fireEvent.click(screen.getByRole('button'), { metaKey: true });
    jest.runAllTimers();
    expect(go).not.toHaveBeenCalled();
  });
});
