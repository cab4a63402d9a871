import type { RichTextNode } from '../../lib/text/RichText';
import { prefixIds, withUniqueIds } from './textIds';

const text = (value: string): RichTextNode => ({ type: 'text', value });
const element = (tag: string, children: RichTextNode[], attributes: Record<string, string> = {}): RichTextNode => ({
  type: 'element',
  tag,
  attributes,
  children,
});

it('renames ids, however deep, and the links of the same text to them', () => {
  const tree = [
    element('h3', [text('Costs')], { id: 'costs' }),
    element('blockquote', [element('h4', [], { id: 'rent' })], { lang: 'en' }),
    element(
      'p',
      [element('a', [], { href: '#costs' }), element('a', [], { href: '#content' }), element('a', [], { href: '/' })],
      {},
    ),
  ];
  expect(prefixIds(tree, 'work-')).toEqual([
    element('h3', [text('Costs')], { id: 'work-costs' }),
    element('blockquote', [element('h4', [], { id: 'work-rent' })], { lang: 'en' }),
    element(
      'p',
      [
        element('a', [], { href: '#work-costs' }),
        element('a', [], { href: '#content' }),
        element('a', [], { href: '/' }),
      ],
      {},
    ),
  ]);
});

const heading = (id: string) => element('h3', [text(id)], { id });
const prose = (...tree: RichTextNode[]) => ({ tree });

it('numbers the ids that an earlier text of the page has, and leads the links of the same text there', () => {
  const link = (href: string) => element('a', [text('up')], { href });
  expect(
    withUniqueIds([
      { text: prose(heading('costs')) },
      { text: prose(heading('time'), heading('costs'), link('#costs'), link('#time')) },
      { items: [{ text: prose(heading('costs')) }] },
      { reel: { slides: [{ text: prose(heading('time')) }] } },
      { packages: { items: [{ text: prose(heading('time')) }] } },
    ]),
  ).toEqual([
    { text: prose(heading('costs')) },
    {
      text: prose(heading('time'), element('h3', [text('costs')], { id: 'costs-2' }), link('#costs-2'), link('#time')),
    },
    { items: [{ text: prose(element('h3', [text('costs')], { id: 'costs-3' })) }] },
    { reel: { slides: [{ text: prose(element('h3', [text('time')], { id: 'time-2' })) }] } },
    { packages: { items: [{ text: prose(element('h3', [text('time')], { id: 'time-3' })) }] } },
  ]);
});

it('leaves an anchor its id, also where the heading comes first', () => {
  const blocks = [{ text: prose(heading('offer')) }, { anchor: 'offer', text: prose(heading('other')) }];
  const [first, second] = withUniqueIds<(typeof blocks)[number]>(blocks);
  expect(first?.text).toEqual(prose(element('h3', [text('offer')], { id: 'offer-2' })));
  expect(second).toEqual(blocks[1]);
});

it('makes no id that another heading has already', () => {
  const [, second] = withUniqueIds([
    { text: prose(heading('costs'), heading('costs-2')) },
    { text: prose(heading('costs'), heading('costs-2')) },
  ]);
  expect(second?.text).toEqual(
    prose(element('h3', [text('costs')], { id: 'costs-3' }), element('h3', [text('costs-2')], { id: 'costs-2-2' })),
  );
});

it('gives no id to texts that a block of another kind kept', () => {
  const kept = { kind: 'hero' as const, items: [{ text: prose(heading('costs')) }] };
  const shown = { kind: 'text' as const, text: prose(heading('costs')) };
  expect(withUniqueIds<typeof kept | typeof shown>([kept, shown])[1]).toEqual(shown);
});

it('returns the same objects where no id changes', () => {
  const blocks = [{ text: prose(heading('costs')) }, { items: [{ text: prose(heading('time')) }] }];
  expect(withUniqueIds(blocks)).toBe(blocks);
});
