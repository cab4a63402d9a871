import { prefixIds } from './prefixIds';
import type { RichTextNode } from '../../lib/text/RichText';

const element = (
  tag: string,
  attributes: Record<string, string>,
  children: readonly RichTextNode[] = [],
): RichTextNode => ({ type: 'element', tag, attributes, children });

it('renames ids, however deep, and the links of the same text to them', () => {
  const tree = [
    element('h3', { id: 'costs' }, [{ type: 'text', value: 'Costs' }]),
    element('blockquote', { lang: 'en' }, [element('h4', { id: 'rent' })]),
    element('p', {}, [
      element('a', { href: '#costs' }),
      element('a', { href: '#content' }),
      element('a', { href: '/' }),
    ]),
  ];
  expect(prefixIds(tree, 'work-')).toEqual([
    element('h3', { id: 'work-costs' }, [{ type: 'text', value: 'Costs' }]),
    element('blockquote', { lang: 'en' }, [element('h4', { id: 'work-rent' })]),
    element('p', {}, [
      element('a', { href: '#work-costs' }),
      element('a', { href: '#content' }),
      element('a', { href: '/' }),
    ]),
  ]);
});
