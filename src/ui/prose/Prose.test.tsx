import { render, screen, within } from '@testing-library/react';
import { LocaleContext } from '../../i18n/LocaleContext';
import { Prose, type ProseText } from './Prose';
import type { RichTextNode } from '../../lib/text/RichText';
import { TextEncoder } from 'node:util';

const text = (value: string): RichTextNode => ({ type: 'text', value });
const element = (tag: string, children: RichTextNode[], attributes: Record<string, string> = {}): RichTextNode => ({
  type: 'element',
  tag,
  attributes,
  children,
});
const renderText = (prose: ProseText, locale: 'en' | 'sl' = 'en') =>
  render(
    <LocaleContext.Provider value={locale}>
      <Prose text={prose} />
    </LocaleContext.Provider>,
  );
const renderTree = (tree: RichTextNode[], locale: 'en' | 'sl' = 'en') => renderText({ tree }, locale);
const stored = (src: string, publicURL: string) => ({
  src,
  file: { publicURL, gatsbyImageData: null, width: null, height: null },
});

it('links to pages in the page’s locale', () => {
  renderTree([element('p', [element('a', [text('Blog')], { href: '/blog/' })])], 'sl');
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/sl/blog/');
});

it.each([
  ['/sl/blog/why/', '/sl/blog/why/'],
  ['/sl/', '/sl/'],
  ['/sl/blog/why/?a=1#part', '/sl/blog/why/?a=1#part'],
])('leaves %s alone, which the content layer has put into the language already', (href, expected) => {
  renderTree([element('a', [text('Blog')], { href })], 'sl');
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', expected);
});

it.each(['/static/1a/plan.pdf', '/static/1a/readme', 'https://files.example/c/r/plan.pdf'])(
  'links to an uploaded file at %s, the same in every locale',
  (publicURL) => {
    const tree = [element('a', [text('Plan')], { 'data-file': 'c/r/plan.pdf' })];
    renderText({ tree, images: [], files: [stored('c/r/plan.pdf', publicURL)] }, 'sl');
    expect(screen.getByRole('link', { name: 'Plan' })).toHaveAttribute('href', publicURL);
  },
);

it('keeps the text of a link to a missing file', () => {
  renderText({ tree: [element('a', [text('Plan')], { 'data-file': 'c/r/plan.pdf' })], files: [] });
  expect(screen.getByText('Plan')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows an uploaded image with its alternative text', () => {
  const tree = [element('img', [], { 'data-file': 'c/r/a.svg', alt: 'A hill' })];
  renderText({ tree, images: [stored('c/r/a.svg', '/static/1a/a.svg')] });
  expect(screen.getByRole('img', { name: 'A hill' })).toHaveAttribute('src', '/static/1a/a.svg');
});

it('keeps the language of a link’s target', () => {
  renderTree([element('a', [text('Zakon')], { href: 'https://law.example/', hreflang: 'sl', lang: 'sl', rel: 'x' })]);
  const link = screen.getByRole('link', { name: 'Zakon' });
  expect(link).toHaveAttribute('hreflang', 'sl');
  expect(link).toHaveAttribute('lang', 'sl');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('keeps the text of an unsafe link', () => {
  renderTree([element('p', [element('a', [text('Click')], { href: 'javascript:alert(1)' })])]);
  expect(screen.getByText('Click')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('opens full URLs in a new tab', () => {
  renderTree([element('a', [text('Law')], { href: 'https://law.example/' })]);
  expect(screen.getByRole('link', { name: 'Law' })).toHaveAttribute('target', '_blank');
});

it('gives a table a box of its own that the keyboard reaches and a name', () => {
  renderTree([element('table', [element('tbody', [element('tr', [element('td', [text('Price')])])])])]);
  const box = screen.getByRole('group', { name: 'Price' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getByRole('table')).toBeVisible();
});

it('marks the parts of code and changes none of its text', () => {
  const code = element('code', [
    element('span', [text('let')], { class: 'hljs-keyword' }),
    text(' a = 1 '),
    element('span', [text('// čas')], { class: 'hljs-comment' }),
  ]);
  renderTree([element('pre', [code], { class: 'language-ts' })]);
  expect(screen.getByText('let')).toHaveClass('hljs-keyword', { exact: true });
  expect(screen.getByRole('group', { name: 'let a = 1 // čas' })).toHaveTextContent('let a = 1 // čas', {
    normalizeWhitespace: false,
  });
});

it('opens what the editor left open', () => {
  renderTree([element('details', [element('summary', [text('More')])], { open: '' })]);
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

it('keeps heading ids, so that the table of contents can point at them', () => {
  renderTree([element('h2', [text('Why')], { id: 'why' })]);
  expect(screen.getByRole('heading', { level: 2, name: 'Why' })).toHaveAttribute('id', 'why');
});

it('renders a paragraph of 125,000 line breaks, more than a call may have arguments', async () => {
  // React's server renderer needs it, and the browser that tests run in has none.
  Object.assign(globalThis, { TextEncoder });
  const { renderToStaticMarkup } = await import('react-dom/server');
  const breaks = Array.from({ length: 125_000 }, () => element('br', []));
  const tree = [element('p', [...breaks, { type: 'text', value: 'end' }])];
  expect(renderToStaticMarkup(<Prose text={{ tree }} />).endsWith('<br/>end</p></div>')).toBe(true);
});
