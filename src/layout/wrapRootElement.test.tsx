import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { wrapRootElement } from './wrapRootElement';

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
])('stands in for a router that broke at %s', (path, title, home, href) => {
  window.history.pushState(null, '', path);
  show(<Broken />);
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', href);
  expect(told).toEqual(['Error while mounting app: No resources.']);
});
