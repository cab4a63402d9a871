import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import en from '../../locales/en/common.json';
import sl from '../../locales/sl/common.json';
import { splitLocale } from '../i18n/locales';
import { framePage } from './framePage';

/** Gatsby's slices and static queries are in files of its build. */
jest.mock('gatsby', () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({ site: { siteMetadata: { buildTarget: 'default' } } }),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Slice: ({ alias, ...props }: { alias: string }) => <p data-testid={alias}>{JSON.stringify(props)}</p>,
}));

type Page = { path: string; template?: string; section?: string; words?: boolean };

function framed({ path, template = 'page', section, words = true }: Page) {
  const { locale, path: originalPath } = splitLocale(path);
  const data = JSON.stringify(locale === 'sl' ? sl : en);
  return framePage({
    element: <h1 key={path}>{path}</h1>,
    props: {
      pageContext: { language: locale, template, i18n: { originalPath, path } },
      data: {
        ...(words && { locales: { edges: [{ node: { ns: 'common', data } }] } }),
        ...(section && { page: { section } }),
      },
    },
  });
}
const current = () => (JSON.parse(screen.getByTestId('header').textContent ?? '') as { current: string }).current;
const main = () => screen.getByRole('main');

it('keeps header and footer while the page changes', () => {
  const { rerender } = render(framed({ path: '/web3/', section: 'web3' }));
  const kept = [screen.getByRole('banner'), screen.getByTestId('footer'), main()];
  const page = screen.getByRole('heading');
  expect(document.body.innerHTML).toContain('data-section="web3"');
  rerender(framed({ path: '/sl/blog/', template: 'post-list' }));
  expect([screen.getByRole('banner'), screen.getByTestId('footer'), main()]).toEqual(kept);
  expect(screen.getByRole('heading')).not.toBe(page);
  expect(document.body.innerHTML).toContain('data-section="default"');
  expect(main()).toHaveAttribute('data-template', 'post-list');
  expect(main()).toHaveAttribute('data-arrival', 'Stran: {}');
  expect(screen.getByText('Skoči na vsebino')).toHaveAttribute('href', '#content');
});

it.each([
  ['/blog/when-not-to-use-ai/', 'post', '/blog/'],
  ['/blog/tag/data/', 'post-tag', '/blog/'],
  ['/project/a/', 'project', '/project/'],
  ['/sl/workshops/a/', 'workshop', '/workshops/'],
  ['/sl/about/', 'page', '/about/'],
  ['/case/a/', 'case', '/case/a/'],
])('%s, a %s, is marked in the menu as %s', (path, template, marked) => {
  render(framed({ path, template }));
  expect(current()).toBe(marked);
});

it('leaves Gatsby’s own pages alone', () => {
  render(framed({ path: '/dev-404-page/', words: false }));
  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
});
