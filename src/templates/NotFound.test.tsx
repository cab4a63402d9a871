import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderWithWords } from '../testing/renderWithWords';
import NotFoundTemplate from './NotFound';

jest.mock('gatsby', () => ({ graphql: () => undefined }));
jest.mock('../layout/Layout', () => ({ Layout: ({ children }: { children: unknown }) => children }));

type Props = ComponentProps<typeof NotFoundTemplate>;

/** The target of the page's button, with what an editor wrote. */
function targetOf(link: string | null, link_label: string | null, label: string) {
  const content = { title: 'Lost', text: null, link, link_label, borrowed: [] };
  const data = { content, search: null, site: null, locales: { edges: [] } };
  const pageContext = { status: 404, language: 'en', template: 'not-found' };
  const props = { data, pageContext } as unknown as Props;
  renderWithWords(<NotFoundTemplate {...props} />, 'en');
  return screen.getByRole('link', { name: label }).getAttribute('href');
}

it.each([
  ['/blog/', 'All articles', '/blog/', 'All articles'],
  [null, 'Home', '/', 'Home'],
  ['', 'Home', '/', 'Home'],
  // The interface's own label names the home page.
  ['/blog/', null, '/', 'Back to home'],
])('with the link %s and the label %s its button leads to %s', (link, label, target, shown) =>
  expect(targetOf(link, label, shown)).toBe(target),
);
