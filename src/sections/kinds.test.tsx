import { waitFor } from '@testing-library/react';
import { columnsOf, fieldsOf } from '../lib/content/COLLECTIONS';
import { KIND_NAMES } from '../lib/content/KINDS';
import { renderWithWords } from '../testing/renderWithWords';
import { blockOf } from '../testing/blockOf';
import type { Block } from './Band';
import { Section } from './Section';

/** Fragments are read from the files by Gatsby's build. */
jest.mock('gatsby', () => ({ graphql: () => undefined }));

/** The same record, which notes the names of the fields that are read. */
const watched = <T extends object>(record: T, read: Set<string>): T =>
  new Proxy(record, {
    get: (target, name, receiver) => {
      if (typeof name === 'string') read.add(name);
      return Reflect.get(target, name, receiver) as unknown;
    },
  });

const text = {
  ...{ images: [], files: [] },
  tree: [{ type: 'element', tag: 'p', attributes: {}, children: [{ type: 'text', value: 'Text' }] }] as never,
};
const words = {
  ...{ title: 'Title', text, link: '/a/', link_label: 'More', image_alt: 'A bridge', image_focus: null, borrowed: [] },
  image: { gatsbyImageData: null, publicURL: '/static/a.svg', width: 3, height: 2 },
};

/** The described fields among those that a section reads from a record with a value in each. */
function described(collection: string, read: Set<string>): string[] {
  const fields = fieldsOf(collection).filter((field) => columnsOf(field).some((column) => read.has(column)));
  return fields.map(({ name }) => name).filter((name) => name !== 'kind');
}

test.each(KIND_NAMES)('the description of the kind %s names what its section shows, and nothing else', async (kind) => {
  const [ofBlock, ofItem] = [new Set<string>(), new Set<string>()];
  const block: Block = blockOf({
    ...{ kind, ...words, eyebrow: 'Eyebrow', second_link: '/b/', second_link_label: 'Other', colour: 'mint' },
    ...{ form: 'application', anchor: 'here', reel: { slides: [{ id: 'slide', ...words }] } },
    items: [watched({ id: 'item', number: '1', ...words }, ofItem)],
  });
  renderWithWords(<Section block={watched(block, ofBlock)} section="default" />, 'en');
  // The section of a form is loaded first.
  await waitFor(() => expect(ofBlock).toContain('anchor'));
  // A list shows records in the place of the field's value.
  if (ofBlock.has('posts')) ofBlock.add('list');
  const names = (collection: string) =>
    fieldsOf(collection, kind)
      .map(({ name }) => name)
      .toSorted();
  expect(described('blocks', ofBlock).toSorted()).toEqual(names('blocks'));
  expect(described('block_items', ofItem).toSorted()).toEqual(names('block_items'));
});
