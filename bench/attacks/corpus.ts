import { ATTACK_URLS } from '../../server/testing/attacks/attacks';
import { URLS } from '../../server/testing/attacks/VECTORS';
import { WHOLE } from '../../server/testing/attacks/WHOLE';

/** Number of payloads joined in one value: few, because one that opens a comment hides those after it. */
const PACK = 12;

/** A number of payloads: all handwritten ones, then others at equal distances in the corpus. */
export function corpus(count: number): string[] {
  const first = [...new Set([...WHOLE, ...URLS])];
  const rest = ATTACK_URLS.filter((payload) => !first.includes(payload));
  const wanted = Math.max(0, Math.min(count - first.length, rest.length));
  const others = Array.from({ length: wanted }, (_, index) => rest[Math.floor((index * rest.length) / wanted)] ?? '');
  return [...first, ...others].slice(0, count);
}

/** Groups of payloads that fit a field's limit when joined. A longer payload is a group of its own. */
export function packs(payloads: readonly string[], limit: number, most = PACK): string[][] {
  const groups: string[][] = [];
  let length = Infinity;
  for (const payload of payloads) {
    const last = groups.at(-1);
    if (!last || last.length >= most || length + payload.length + 1 > limit) {
      groups.push([payload]);
      length = payload.length;
    } else {
      last.push(payload);
      length += payload.length + 1;
    }
  }
  return groups;
}

/** The calls that payloads make when they run. */
export const RAN = /alert\(1\)|msgbox\(1\)/;
/** The hosts to which payloads lead. */
export const FOREIGN = /(?:elsewhere|x|y|z)\.example/;
