import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS, ON_STATUS_PAGE } from '../../../pocketbase/hooks/access/COLLECTIONS';

const ROOT = join(__dirname, '../../..');
const offered = Object.keys(COLLECTIONS).filter((id) => !ON_STATUS_PAGE.includes(id));
type Labels = Record<string, { name: string }>;

test.each([
  ['editors.md', 'en'],
  ['editors.sl.md', 'sl'],
])('%s lists the collections that editors open in the dashboard, by the names of the dashboard', (guide, locale) => {
  const labels = JSON.parse(readFileSync(join(ROOT, `locales/${locale}/collections.json`), 'utf8')) as Labels;
  const text = readFileSync(join(ROOT, 'docs', guide), 'utf8');
  const cells = text.split('\n').map((line) => /^\|([^|]+)\|/.exec(line)?.[1] ?? '');
  const listed = cells.flatMap((cell) => [...cell.matchAll(/([^,(]+) \(`(\w+)`\)/g)].map(([, name, id]) => [id, name]));
  const nameOf = (id: string) => labels[id === '_superusers' ? 'ownAccount' : id]?.name.replace(/\u00a0/g, ' ');
  expect(Object.fromEntries(listed.map(([id, name = '']) => [id, name.trim()]))).toEqual(
    Object.fromEntries(offered.map((id) => [id, nameOf(id)])),
  );
});
