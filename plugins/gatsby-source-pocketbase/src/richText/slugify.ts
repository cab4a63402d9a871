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
  return (text) => {
    const base = slugify(text) || 'section';
    let id = base;
    for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
    taken.add(id);
    return id;
  };
}
