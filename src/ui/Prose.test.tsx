import { render, screen, within } from '@testing-library/react';
import { LocaleContext } from '../i18n/LocaleContext';
import { Prose } from './Prose';
import type { RichTextNode } from './RichText';

const text = (value: string): RichTextNode => ({ type: 'text', value });
const element = (tag: string, children: RichTextNode[], attributes: Record<string, string> = {}): RichTextNode => ({
  type: 'element',
  tag,
  attributes,
  children,
});
const renderTree = (tree: RichTextNode[], locale: 'en' | 'sl' = 'en') =>
  render(
    <LocaleContext.Provider value={locale}>
      <Prose text={{ tree }} />
    </LocaleContext.Provider>,
  );

it('leads links to the page in the reader’s language', () => {
  renderTree([element('p', [element('a', [text('Blog')], { href: '/blog/' })])], 'sl');
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/sl/blog/');
});

it('keeps the words of a link that no visitor should follow', () => {
  renderTree([element('p', [element('a', [text('Click')], { href: 'javascript:alert(1)' })])]);
  expect(screen.getByText('Click')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('opens full addresses in a new tab', () => {
  renderTree([element('a', [text('Law')], { href: 'https://law.example/' })]);
  expect(screen.getByRole('link', { name: 'Law' })).toHaveAttribute('target', '_blank');
});

it('gives a table a box of its own that the keyboard reaches and a name', () => {
  renderTree([element('table', [element('tbody', [element('tr', [element('td', [text('Price')])])])])]);
  const box = screen.getByRole('group', { name: 'Price' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getByRole('table')).toBeVisible();
});

it('keeps heading ids, so that the table of contents can point at them', () => {
  renderTree([element('h2', [text('Why')], { id: 'why' })]);
  expect(screen.getByRole('heading', { level: 2, name: 'Why' })).toHaveAttribute('id', 'why');
});
