import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DENIED } from '../consent/consentMode';
import { countedNames, EVENTS } from '../../lib/analytics/EVENTS';
import { dataLayer, pushEvent } from './dataLayer';

const root = join(__dirname, '../../..');
const text = readFileSync(join(root, 'docs/data-layer.md'), 'utf8');

/** The event that a section of the document describes by its table: field → example. */
function documented(event: string): Record<string, unknown> {
  const section = text.split(/^###? /m).find((part) => part.replaceAll('`', '').startsWith(`${event}\n`)) ?? '';
  const rows = [...section.matchAll(/^\| `(\w+)` +\| `(.+?)` +\|/gm)];
  return Object.fromEntries(
    rows.map(([, field = '', example = '']) => [field, JSON.parse(example.replace('\\|', '|'))]),
  );
}
it.each(Object.entries(EVENTS))('%s matches the documentation, examples included', (event, fields) => {
  // The fields that all counted events have are in a table of their own.
  expect({
    ...(countedNames.some((name) => name === event) && documented('Fields of every counted event')),
    ...documented(event),
  }).toEqual(fields);
});

it('has no event that the document lacks, and the other way round', () => {
  const events = [...text.matchAll(/^###? `(\w+)`$/gm)].map(([, name]) => name);
  expect(events).toEqual(Object.keys(EVENTS));
});

it('is pushed with the version that the document gives', () => {
  const update = { event: 'consent_update', ...EVENTS.consent_update } as const;
  pushEvent(update);
  const version = Number(/`dl_version`, a number, now `(\d+)`/.exec(text)?.[1]);
  expect(dataLayer()).toEqual([{ ...update, dl_version: version }]);
});

it('documents the templates that exist', () => {
  const templates = readdirSync(join(root, 'src/templates')).filter((file) => /^[A-Z]\w*\.tsx$/.test(file));
  const names = templates.map((file) =>
    file
      .replace('.tsx', '')
      .replace(/\B[A-Z]/g, '-$&')
      .toLowerCase(),
  );
  const list = /`page_type` is one of ([^.]+)\./.exec(text)?.[1] ?? '';
  expect([...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual(names.sort());
});

it('keeps its word on advertising', () => {
  const ads = Object.entries(DENIED).filter(([name]) => name.startsWith('ad_'));
  expect(ads.map(([name]) => text.includes(`\`${name}\``))).toEqual([true, true, true]);
  expect(ads.every(([, value]) => value === 'denied')).toBe(true);
});
