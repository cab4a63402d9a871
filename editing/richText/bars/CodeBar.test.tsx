import { highlightCode } from '../../../plugins/gatsby-source-pocketbase/src/richText/highlightCode';
import { LANGUAGES } from './CodeBar';

test.each(LANGUAGES)('the site highlights %s', (name) => {
  const pre = {
    type: 'element' as const,
    tag: 'pre',
    attributes: { class: `language-${name}` },
    children: [{ type: 'text' as const, value: 'a' }],
  };
  expect(highlightCode(pre)).not.toBe(pre);
});
