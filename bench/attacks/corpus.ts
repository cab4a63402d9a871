import { ATTACK_URLS } from '../../server/testing/attacks/attacks';
import { URLS } from '../../server/testing/attacks/VECTORS';
import { WHOLE } from '../../server/testing/attacks/WHOLE';

/** Payloads that are joined in one value: few, for one that opens a comment hides what follows it. */
const PACK = 12;

/** So many payloads: all hand-written ones, then others at equal distances in the order of the corpus. */
export function corpus(count: number): string[] {
  const first = [...new Set([...WHOLE, ...URLS])];
  const rest = ATTACK_URLS.filter((payload) => !first.includes(payload));
  const wanted = Math.max(0, Math.min(count - first.length, rest.length));
  const others = Array.from({ length: wanted }, (_, index) => rest[Math.floor((index * rest.length) / wanted)] ?? '');
  return [...first, ...others].slice(0, count);
}

/** Groups of payloads that, joined, are no longer than a field's limit. A payload beyond it stands alone. */
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

/** Calls of the payloads: each payload of the corpus makes one of these when it runs. */
export const RAN = /alert\(1\)|msgbox\(1\)/;
/** The hosts to which payloads lead. */
export const FOREIGN = /(?:elsewhere|x|y|z)\.example/;
