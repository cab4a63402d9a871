import { ATTACK_URLS } from '../../server/testing/attacks/attacks';
import { writeBySql } from '../../server/testing/writeBySql';
import { packs } from './corpus';
import type { Filled } from './fillSite';
import type { Taken } from './probeFields';

/** Counts of the values written past the hooks. */
export interface PastLimits {
  values: number;
  payloads: number;
}

/** Addresses: what is refused there names no page, and a record without one is not shown. */
export const ADDRESSES = new Set(['slug', 'key', 'section', 'from', 'anchor']);
/** SQL takes no NUL, and half of a surrogate pair is no UTF-8. */
const WRITABLE = /^[^\u0000\ud800-\udfff]*$/u;

/** Values for the records of a field: what it refused alone, one a record; or all payloads, where they are too many. */
function valuesFor({ field, values, taken, refused }: Taken, records: number, start: number): string[][] {
  const isLink = taken < refused.length;
  if (isLink) {
    // Each field begins elsewhere, so that all links together meet more than one of them alone.
    const links = refused.filter((payload) => WRITABLE.test(payload));
    return Array.from({ length: Math.max(0, Math.min(links.length, records - values.length)) }, (_, index) => [
      links[(start + index) % links.length] ?? '',
    ]);
  }
  if (values.length <= records || field.type === 'json') return [];
  const all = [...values.map(String), ...refused].filter((payload) => WRITABLE.test(payload));
  return packs(all, Infinity, Math.ceil(all.length / records));
}

/** Writes what fields refuse into the database, as one that was filled by hand may have it. */
export async function writePastLimits(dataDir: string, filled: readonly Filled[]): Promise<PastLimits> {
  const statements: string[] = [];
  let payloads = 0;
  let start = 0;
  for (const { collection, fields, ids } of filled) {
    for (const taken of fields.filter(({ field }) => !ADDRESSES.has(field.name))) {
      const all = valuesFor(taken, ids.length, start);
      start = (start + 97) % ATTACK_URLS.length;
      // The last records: the first hold what the field took.
      const places = ids.slice(ids.length - all.length);
      places.forEach((id, index) => {
        const pack = all[index] ?? [];
        payloads += pack.length;
        // In hexadecimals: PocketBase would take braces and brackets of a payload for names.
        const value = `CAST(X'${Buffer.from(pack.join(' ')).toString('hex')}' AS TEXT)`;
        statements.push(`UPDATE {{${collection}}} SET [[${taken.field.name}]] = ${value} WHERE [[id]] = '${id}'`);
      });
    }
  }
  await writeBySql(dataDir, ...statements);
  return { values: statements.length, payloads };
}
