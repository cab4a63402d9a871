/** Letters that Unicode does not take apart into a base and a mark. */
const WHOLE: Record<string, string> = { đ: 'd', ð: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' };

/** `Če še žariš` → `ce-se-zaris` */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[đðłøßæœþı]/g, (letter) => WHOLE[letter] ?? '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Makes ids that are unique among those it made before. */
export function uniqueSlugs(): (text: string) => string {
  const taken = new Set<string>();
  // Where counting goes on: from 2 each time, 50,000 equal headings would take a minute.
  const next = new Map<string, number>();
  return (text) => {
    const base = slugify(text) || 'section';
    let id = base;
    let number = next.get(base) ?? 2;
    for (; taken.has(id); number += 1) id = `${base}-${number}`;
    next.set(base, number);
    taken.add(id);
    return id;
  };
}
