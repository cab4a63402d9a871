import type { DraftRecord, Key, Values } from '../store/types';
import type { Drawing } from './messages';
import { updateOf, withUpdate } from './updateOf';

const record = (key: Key, values: Values = {}): DraftRecord => {
  const [collection = '', id = ''] = key.split('/');
  return { key, collection, id, values, isNew: false };
};
const [page, first, second] = [record('pages/p'), record('blocks/a'), record('blocks/b')];
const drawing = (records: readonly DraftRecord[], more: Partial<Drawing> = {}): Drawing => ({
  ...{ locale: 'en', root: page.key, records, pictures: {} },
  ...more,
});
const picture = { 'blocks/a/image': 'data:image/png;base64,AA==' };

test('a difference has the records that changed, that are new and that are gone', () => {
  const [typed, added] = [record(first.key, { title: 'T' }), record('blocks/c')];
  const before = drawing([page, first, second]);
  const now = drawing([page, typed, added]);
  const update = updateOf(before, now);
  expect(update).toEqual({ locale: 'en', root: page.key, put: [typed, added], drop: [second.key] });
  expect(withUpdate(before, update)).toEqual(now);
});

test('keeps the objects of unchanged records', () => {
  const before = drawing([page, first, second]);
  const update = updateOf(before, drawing([page, record(first.key, { title: 'T' }), second]));
  // As a message copies it.
  const { records } = withUpdate(before, structuredClone(update));
  expect([records[0] === page, records[1] === first, records[2] === second]).toEqual([true, false, true]);
});

test('pictures are sent once, and taken away', () => {
  const [none, some] = [drawing([first]), drawing([first], { pictures: picture })];
  expect(updateOf(none, some)).toMatchObject({ pictures: picture, put: [] });
  expect(updateOf(some, drawing([first], { pictures: { ...picture } }))).not.toHaveProperty('pictures');
  expect(withUpdate(some, updateOf(some, drawing([second], { pictures: { ...picture } }))).pictures).toEqual(picture);
  expect(withUpdate(some, updateOf(some, none)).pictures).toEqual({});
});

test('another language or page replaces that of the drawing', () => {
  const before = drawing([page, first]);
  const now = drawing([second], { locale: 'sl', root: second.key });
  expect(withUpdate(before, updateOf(before, now))).toEqual(now);
});
