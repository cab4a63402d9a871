import { COLLECTIONS } from '../../src/lib/content/COLLECTIONS';
import { KIND_NAMES } from '../../src/lib/content/KINDS';
import enContent from '../texts/en/content.json';
import enTexts from '../texts/en/fields.json';
import slContent from '../texts/sl/content.json';
import slTexts from '../texts/sl/fields.json';
import { choiceText, helpText, kindWords, labelText } from './words';

const fields = Object.entries(COLLECTIONS).flatMap(([collection, of]) =>
  of.fields.map((field) => [collection, field] as const),
);

test('each field has a label, and each choice a name', () => {
  const bare = fields.filter(([collection, { name }]) => labelText(name, collection) === name);
  expect(bare).toEqual([]);
  const nameless = fields.flatMap(([, { name, choices = [] }]) =>
    choices.filter((choice) => choiceText(name, choice) === choice && choice !== 'web3'),
  );
  expect(nameless).toEqual([]);
});

test.each(KIND_NAMES)('the kind %s has a name, and a sentence that says what it is', (kind) => {
  expect(kindWords(kind).name).not.toBe(kind);
  expect(kindWords(kind).purpose).toMatch(/\.$/);
});

/** The paths of all texts of a catalogue, with the values that they take. */
function shapeOf(part: object, path = ''): string[] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? shapeOf(value, `${path}${name}.`)
      : `${path}${name} ${[...String(value).matchAll(/\{\{\w+\}\}/g)].toSorted().join()}`,
  );
}
const counts = /_(two|few) /;

test('both languages have the same texts with the same values', () => {
  expect(shapeOf(slContent)).toEqual(shapeOf(enContent));
  expect(shapeOf(slTexts).filter((text) => !counts.test(text))).toEqual(shapeOf(enTexts));
});

test.each([
  ['cases.tags', 'search', 'iskalniku'],
  ['contents.title', 'packages', 'packages'],
  ['contents.text', 'packages', 'packages'],
  ['contents.link', 'not-found', 'not-found'],
  ['list', 'Case studies: all', 'Študije primerov: vse'],
  ['menu_links.name', '“social” and “blog”', '»social« in »blog«'],
  ['reels.title', 'title of the block', 'naslov gradnika'],
  ['reels.text', 'text of the block', 'besedilo gradnika'],
] as const)('the help of %s says where visitors find it', (name, english, slovenian) => {
  expect(enContent.help[name]).toContain(english);
  expect(slContent.help[name]).toContain(slovenian);
});

test('words of a kind or a collection are used, and each belongs to a field that exists', () => {
  expect(labelText('title', 'blocks', 'quote')).not.toBe(labelText('title', 'blocks', 'hero'));
  expect(helpText('link', 'block_items', 'cards')).not.toBe(helpText('link', 'blocks', 'hero'));
  const known = new Set(fields.flatMap(([collection, { name }]) => [name, `${collection}.${name}`]));
  const plain = (name: string) => name.replace(/^(blocks|block_items)\.(?:\w+)\.(\w+)$/, '$1.$2');
  const stray = [...Object.keys(enContent.labels), ...Object.keys(enContent.help)].filter(
    (name) => !known.has(plain(name)),
  );
  expect(stray).toEqual([]);
});
