import { rich } from '../../testing/rich';
import { elementsOf } from './packageServices';
import { textOf, treeOf } from './textOf';

const tree = rich(['p', 'We ', ['strong', 'count'], ' it.'], ['ul', ['li', 'One'], ['li', 'Two']]);

it('keeps words of a line together and those of two blocks apart', () => {
  expect(textOf(tree)).toBe('We count it. One Two');
});

it('finds elements however deep', () => {
  expect(elementsOf(tree, 'li').map(({ children }) => textOf(children))).toEqual(['One', 'Two']);
  expect(elementsOf(tree, 'strong')).toHaveLength(1);
});

it('is nothing where there is no text', () => {
  expect(textOf(treeOf(null))).toBe('');
});
