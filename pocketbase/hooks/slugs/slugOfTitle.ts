/** Letters that Unicode does not decompose into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};
const MARKS = /[\u0300-\u036f]/g;
/** Apostrophes stand within a word: "what's new" is whats-new. */
const WITHIN_WORDS = /['’ʼ]/g;

/** Cuts a slug to a length, at the end of a word if there is one in its second half. */
function cut(slug: string, most: number) {
  if (slug.length <= most) return slug;
  const end = slug[most] === '-' ? most : slug.lastIndexOf('-', most - 1);
  return slug.slice(0, end > most / 2 ? end : most).replace(/-+$/, '');
}

/**
 * The slug of a title: "Čaj in žlica" → "caj-in-zlica".
 * @param most the slug field's length
 * @returns '' for a title without Latin letters and digits
 */
export function slugOfTitle(title: string, most: number): string {
  const plain = title
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(WITHIN_WORDS, '')
    .replace(/[^a-z0-9]/g, (sign) => LETTERS[sign] ?? '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return cut(plain, most);
}

/**
 * The first slug of "a", "a-2", "a-3" … that is free, each within the field's length.
 * @param isFree whether no page has a slug
 */
export function firstFree(slug: string, most: number, isFree: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const candidate = cut(slug, most - end.length) + end;
    if (isFree(candidate)) return candidate;
  }
}
