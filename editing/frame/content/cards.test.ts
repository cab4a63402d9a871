import { drawnQueries } from '../../store/libraries/createLibraries';
import type { DraftRecord, Values } from '../../store/types';
import { seedRecords } from '../testing/seedRecords';
import { pageOf } from './pageOf';

const seed = seedRecords();

/** As PocketBase answers a query with these fields. */
function answered({ collection, values, ...rest }: DraftRecord): DraftRecord {
  const names = drawnQueries(collection)[0]?.fields?.split(',');
  const kept = Object.entries(values).filter(([name]) => !names || names.includes(name));
  return { ...rest, collection, values: Object.fromEntries(kept) as Values };
}

const drawn = (root: DraftRecord, records: readonly DraftRecord[]) =>
  pageOf({ locale: 'sl', root: root.key, records, pictures: {} });

test.each(['cases', 'projects', 'workshops'])('a list of %s is drawn the same without their rich texts', (list) => {
  const page = seed.find(({ collection, values }) => collection === 'pages' && values.slug === 'home');
  if (!page) throw new Error('The seed has no home page.');
  const block = { key: 'blocks/list', collection: 'blocks', id: 'list', isNew: false } as const;
  const withList = [...seed, { ...block, values: { id: 'list', page: page.id, kind: 'list', list, order: 1 } }];
  const whole = drawn(page, withList);
  const less = drawn(page, withList.map(answered));
  const cardsOf = (of: typeof whole) =>
    of.template === 'pages' ? of.data.page?.blocks.find(({ id }) => id === 'list') : undefined;
  expect(shown(cardsOf(less))).toEqual(shown(cardsOf(whole)));
});

/** Not shown by a card. */
const RICH = ['body', 'problem', 'work', 'outcome'];

/** Without rich texts, and the languages from which they are taken. */
const shown = (block: unknown): unknown =>
  JSON.parse(JSON.stringify(block), (name, part: unknown) => {
    if (name === 'borrowed') return (part as { field: string }[]).filter(({ field }) => !RICH.includes(field));
    return RICH.includes(name) ? null : part;
  });

test.each([
  ['cases', 8],
  ['projects', 6],
])('of eight %s a block draws %i', (list, shown) => {
  const page = seed.find(({ collection, values }) => collection === 'pages' && values.slug === 'home');
  const [sample] = seed.filter(({ collection }) => collection === list);
  if (!page || !sample) throw new Error(`The seed has no home page, or no ${list}.`);
  const eight = Array.from({ length: 8 }, (_, at): DraftRecord => {
    const id = `listed${at}`;
    return { ...sample, key: `${list}/${id}`, id, values: { ...sample.values, id } };
  });
  const block = { key: 'blocks/list', collection: 'blocks', id: 'list', isNew: false } as const;
  const others = seed.filter(({ collection }) => collection !== list);
  const values = { id: 'list', page: page.id, kind: 'list', list, order: 1 };
  const made = drawn(page, [...others, ...eight, { ...block, values }]);
  const found = made.template === 'pages' ? made.data.page?.blocks.find(({ id }) => id === 'list') : undefined;
  expect(found?.[list as 'cases' | 'projects']).toHaveLength(shown);
});

test('a case ends with the same next one', () => {
  const [item] = seed.filter(({ collection }) => collection === 'cases');
  if (!item) throw new Error('The seed has no case.');
  const names = (records: readonly DraftRecord[]) => {
    const made = drawn(item, records);
    return made.template === 'cases' ? made.data.all.nodes.map(({ title, image }) => [title, image]) : [];
  };
  const less = seed.map((record) => (record === item ? record : answered(record)));
  expect(names(less)).toEqual(names(seed));
  expect(names(seed).length).toBeGreaterThan(0);
});
