/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import type { RichTextNode } from '../lib/RichText';
import { Prose } from './Prose';

it('renders a paragraph of 125,000 line breaks, more than a call may have arguments', () => {
  const breaks = Array.from({ length: 125_000 }, (): RichTextNode => ({
    type: 'element',
    tag: 'br',
    attributes: {},
    children: [],
  }));
  const children: RichTextNode[] = [...breaks, { type: 'text', value: 'end' }];
  const html = renderToStaticMarkup(
    <Prose text={{ tree: [{ type: 'element', tag: 'p', attributes: {}, children }] }} />,
  );
  expect(html.endsWith('<br/>end</p></div>')).toBe(true);
});
