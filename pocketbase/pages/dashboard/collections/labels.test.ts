import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS } from '../../../hooks/access/COLLECTIONS';
import { inOrder, labelOf } from './labels';

const model: { name: string }[] = JSON.parse(readFileSync(join(__dirname, '../../../pb_schema.json'), 'utf8'));

test('every collection has a name and a purpose, and no two have one name', () => {
  const names = [...new Set([...model.map(({ name }) => name), ...Object.keys(COLLECTIONS)])];
  expect(names.filter((name) => !labelOf(name, true)?.purpose)).toEqual([]);
  expect(names.length).toBeGreaterThan(25);
  expect(new Set(names.map((name) => labelOf(name, true)?.name)).size).toBe(names.length);
});

test('an editor finds the own account where an owner finds all', () => {
  expect(labelOf('_superusers', true)?.name).toBe('People');
  expect(labelOf('_superusers', false)?.name).toBe('Your account');
  expect(labelOf('_mfas', true)).toBeUndefined();
});

test('articles come first, collections without a label last, in their order', () => {
  const given = ['_superusers', '_mfas', '_otps', 'blocks', 'pages', 'posts'].map((name) => ({ name }));
  expect(inOrder(given).map(({ name }) => name)).toEqual(['posts', 'pages', 'blocks', '_superusers', '_mfas', '_otps']);
});
