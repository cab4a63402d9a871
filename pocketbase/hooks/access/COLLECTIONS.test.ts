import { contentOptions } from '../../../src/gatsby/contentOptions';
import { parseEnv } from '../../../src/lib/env';
import { COLLECTIONS } from './COLLECTIONS';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const model: { id: string; name: string; fields: { type: string; target: string }[] }[] = JSON.parse(
  readFileSync(join(__dirname, '../../pb_schema.json'), 'utf8'),
);
const mayRead = (name: string) => COLLECTIONS[name]?.list === true;

test('an editor may change all content of the site, and nothing else', () => {
  const content = contentOptions(parseEnv({})).collections.map(({ name }) => name);
  const whole = Object.keys(COLLECTIONS).filter((name) => COLLECTIONS[name]?.update === true);
  expect(whole.sort()).toEqual(content.sort());
});

test('no relation connects collections that an editor may read with others: a filter could follow it', () => {
  const names = new Map(model.map(({ id, name }) => [id, name]));
  const relations = model.flatMap(({ name, fields }) =>
    fields
      .filter(({ type }) => type === 'relation')
      .map(({ target }): [string, string] => [name, names.get(target) ?? '']),
  );
  expect(relations.length).toBeGreaterThan(5);
  for (const [from, to] of relations) expect([from, to, mayRead(from)]).toEqual([from, to, mayRead(to)]);
});
