import { screen } from '@testing-library/react';
import { blockOf } from '../testing/blockOf';
import { languageAt } from '../testing/languageAt';
import { renderWithWords } from '../testing/renderWithWords';
import { Cards } from './cards/cardSections';
import { Hero, CallToAction, Quote, TextSection } from './kinds/textSections';
import { Faq, Logos, Statistics, Steps } from './kinds/itemSections';
import { Reel } from './kinds/Reel';
import type { Block } from './Band';

/** Fragments are read from the files by Gatsby's build. */
jest.mock('gatsby', () => ({ graphql: () => undefined }));

const image = { gatsbyImageData: null, publicURL: '/static/a.svg', width: 3, height: 2 };
const text = (value: string) => ({
  ...{ images: [], files: [] },
  tree: [{ type: 'element', tag: 'p', attributes: {}, children: [{ type: 'text', value }] }] as never,
});
const FIELDS = ['eyebrow', 'title', 'text', 'link_label', 'second_link_label', 'image_alt'];
/**
 * A block in which each text is its own field's name, one of them in English; with an item and a slide of the same
 * kind.
 */
function blockWith(kind: Block['kind'], foreign: string): Block {
  const borrowed = [{ field: foreign, locale: 'en' }];
  const words = {
    ...{ borrowed, title: 'title', text: text('text'), link: '/a/', link_label: 'link_label', image },
    image_alt: 'image_alt',
    image_focus: null,
  };
  const part = { id: 'part', number: '1', ...words };
  return blockOf({
    ...{ kind, ...words, eyebrow: 'eyebrow', second_link: '/b/', second_link_label: 'second_link_label' },
    ...{ items: [part], reel: { slides: [part] } },
  });
}
const shown = (name: string) => [...screen.queryAllByText(name), ...screen.queryAllByAltText(name)];

describe.each([
  ['hero', Hero],
  ['text', TextSection],
  ['cards', Cards],
  ['reel', Reel],
  ['statistics', Statistics],
  ['quote', Quote],
  ['logos', Logos],
  ['steps', Steps],
  ['faq', Faq],
  ['cta', CallToAction],
] as const)('a block of kind %s', (kind, Component) => {
  it('marks the language of each of its texts', () => {
    let seen = 0;
    for (const foreign of FIELDS) {
      const { unmount } = renderWithWords(<Component block={blockWith(kind, foreign)} section="default" />, 'sl');
      seen += shown(foreign).length;
      for (const element of shown(foreign)) expect([foreign, languageAt(element)]).toEqual([foreign, 'en']);
      for (const own of FIELDS.filter((field) => field !== foreign)) {
        for (const element of shown(own))
          expect([own, foreign, languageAt(element)]).toEqual([own, foreign, undefined]);
      }
      unmount();
    }
    expect(seen).toBeGreaterThan(1);
  });
});
