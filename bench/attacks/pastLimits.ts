import { ATTACK_URLS } from '../../server/testing/attacks/attacks';
import { writeBySql } from '../../server/testing/writeBySql';
import { packs } from './corpus';
import type { Filled } from './fillSite';
import type { AcceptedValues } from './probeFields';

/** Counts of the values written outside the hooks. */
interface PastLimits {
  values: number;
  payloads: number;
}

/** Parts of URLs: a payload that they refuse names no page, and a record without one is not shown. */
export const ADDRESSES = new Set(['slug', 'key', 'section', 'from', 'anchor']);
/** SQL accepts no NUL, and half of a surrogate pair is no UTF-8. */
const WRITABLE = /^[^\u0000\ud800-\udfff]*$/u;

/**
 * Values for a field's records: payloads that it refused alone, one a record; or all payloads, if they are too many.
 */
function valuesFor({ field, values, accepted, refused }: AcceptedValues, records: number, start: number): string[][] {
  const isLink = accepted < refused.length;
  if (isLink) {
    // Each field starts at another offset, so that each link appears in several of them.
    const links = refused.filter((payload) => WRITABLE.test(payload));
    return Array.from({ length: Math.max(0, Math.min(links.length, records - values.length)) }, (_, index) => [
      links[(start + index) % links.length] ?? '',
    ]);
  }
  if (values.length <= records || field.type === 'json') return [];
  const all = [...values.map(String), ...refused].filter((payload) => WRITABLE.test(payload));
  return packs(all, Infinity, Math.ceil(all.length / records));
}

/** Writes refused values into the database, as a manually edited one may contain. */
export async function writePastLimits(dataDir: string, filled: readonly Filled[]): Promise<PastLimits> {
  const statements: string[] = [];
  let payloads = 0;
  let start = 0;
  for (const { collection, fields, ids } of filled) {
    for (const accepted of fields.filter(({ field }) => !ADDRESSES.has(field.name))) {
      const all = valuesFor(accepted, ids.length, start);
      start = (start + 97) % ATTACK_URLS.length;
      // The last records: the first ones hold accepted values.
      const places = ids.slice(ids.length - all.length);
      places.forEach((id, index) => {
        const pack = all[index] ?? [];
        payloads += pack.length;
        // In hexadecimal: PocketBase would treat braces and brackets of a payload as placeholders.
        const value = `CAST(X'${Buffer.from(pack.join(' ')).toString('hex')}' AS TEXT)`;
        statements.push(`UPDATE {{${collection}}} SET [[${accepted.field.name}]] = ${value} WHERE [[id]] = '${id}'`);
      });
    }
  }
  await writeBySql(dataDir, ...statements);
  return { values: statements.length, payloads };
}
