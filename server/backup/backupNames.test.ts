import { backupName, backupTime, expiredBackups } from './backupNames';

const SITE = 'https://www.modrina.example';
const DAY = 86_400_000;
const at = (text: string) => backupName(SITE, new Date(text));
/** A backup each night, the newest first. */
const nights = (newest: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    name: backupName(SITE, new Date(Date.parse(newest) - n * DAY)),
    size: 10,
  }));
const keptOf = (stored: { name: string; size: number }[], maxBytes?: number) => {
  const expired = new Set(expiredBackups(SITE, stored, { maxBytes }));
  return stored.map(({ name }) => name).filter((name) => !expired.has(name));
};

test('a name has the site and the time, in letters that PocketBase allows', () => {
  expect(at('2026-11-24T01:30:05.123Z')).toBe('www-modrina-example-20261124-013005.zip');
  expect(backupTime(SITE, at('2026-11-24T01:30:05Z'))).toEqual(new Date('2026-11-24T01:30:05Z'));
  for (const name of ['www-modrina-example-20261324-013005.zip', 'modrina-example-20261124-013005.zip', 'x.zip', '']) {
    expect(backupTime(SITE, name)).toBeUndefined();
  }
});

test('a name of an IPv6 address does not begin with a dash, which PocketBase takes for an option', () => {
  for (const site of ['http://[::1]:8090', 'https://[2001:db8::5]']) {
    const name = backupName(site, new Date('2026-11-24T01:30:05Z'));
    expect(name).toMatch(/^[0-9a-f]/);
    expect(backupTime(site, name)).toEqual(new Date('2026-11-24T01:30:05Z'));
  }
});

test('after a year of nights 7 days, 4 weeks and 6 months are kept', () => {
  const kept = keptOf(nights('2026-11-24T01:30:00Z', 365));
  expect(kept.map((name) => name.slice(-19, -11))).toEqual([
    ...['20261124', '20261123', '20261122', '20261121', '20261120', '20261119', '20261118'],
    // The Sundays that end the weeks before, the newest of each; that of the 22nd is a day as well.
    ...['20261115', '20261108'],
    // The last days of the months before.
    ...['20261031', '20260930', '20260831', '20260731', '20260630'],
  ]);
});

test('pruned each night, it never keeps more than 17, and reaches back six months', () => {
  let stored: { name: string; size: number }[] = [];
  for (let night = 0; night < 400; night++) {
    const name = backupName(SITE, new Date(Date.parse('2025-10-01T01:30:00Z') + night * DAY));
    stored = [...stored, { name, size: 1 }];
    const expired = new Set(expiredBackups(SITE, stored));
    stored = stored.filter((backup) => !expired.has(backup.name));
    expect(stored.length).toBeLessThanOrEqual(17);
    expect(stored.at(-1)?.name).toBe(name);
  }
  expect(stored[0]?.name).toContain('-202606');
});

test('after a long pause the old backups stay: the last ones that exist are kept, whatever their age', () => {
  const old = nights('2025-03-10T01:30:00Z', 3);
  expect(keptOf([{ name: at('2026-11-24T01:30:00Z'), size: 1 }, ...old])).toHaveLength(4);
});

test('of several backups of one day all are kept for two days, then the newest', () => {
  const day = ['01:30', '09:00', '17:00'].map((time) => ({ name: at(`2026-11-24T${time}:00Z`), size: 1 }));
  const nightAfter = (date: string) => ({ name: at(`2026-11-${date}T01:30:00Z`), size: 1 });
  expect(keptOf([...day, nightAfter('25')])).toHaveLength(4);
  expect(keptOf([...day, nightAfter('27')])).toEqual([at('2026-11-24T17:00:00Z'), nightAfter('27').name]);
});

test('files of another site or origin are never removed', () => {
  const others = [...nights('2026-11-24T01:30:00Z', 60)].map(({ name }) => ({ name: `blog-${name}`, size: 1 }));
  const strange = ['notes.txt', 'www-modrina-example.zip', 'www-modrina-example-2-20261124-013000.zip'];
  expect(expiredBackups(SITE, [...others, ...strange.map((name) => ({ name, size: 1 }))])).toEqual([]);
});

test('a bound of the size removes the oldest, and never the newest', () => {
  const stored = nights('2026-11-24T01:30:00Z', 5);
  expect(keptOf(stored, 30)).toEqual(stored.slice(0, 3).map(({ name }) => name));
  expect(keptOf(stored, 1)).toEqual([stored[0]?.name]);
});

test('a backup stays though one of a time when the clock was ahead has a later name, and is as large', () => {
  const [made, ahead] = [at('2026-11-24T01:30:00Z'), at('2031-01-01T01:30:00Z')];
  const stored = [made, ahead].map((name) => ({ name, size: 3 }));
  expect(expiredBackups(SITE, stored, { made, maxBytes: 5 })).toEqual([ahead]);
  expect(expiredBackups(SITE, stored, { made, maxBytes: 6 })).toEqual([]);
});
