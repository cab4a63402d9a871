import { TextEncoder } from 'node:util';
import type { RichTextNode } from '../../lib/text/RichText';
import { Prose } from './Prose';

const element = (tag: string, children: RichTextNode[]): RichTextNode => ({
  type: 'element',
  tag,
  attributes: {},
  children,
});

it('renders a paragraph of 125,000 line breaks, more than a call may have arguments', async () => {
  // React's server renderer needs it, and the browser that tests run in has none.
  Object.assign(globalThis, { TextEncoder });
  const { renderToStaticMarkup } = await import('react-dom/server');
  const breaks = Array.from({ length: 125_000 }, () => element('br', []));
  const tree = [element('p', [...breaks, { type: 'text', value: 'end' }])];
  expect(renderToStaticMarkup(<Prose text={{ tree }} />).endsWith('<br/>end</p></div>')).toBe(true);
});
