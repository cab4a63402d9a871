/** A row of `builds` takes no more. */
const LONGEST = 4_800;

/** Words that fit into a row of `builds`. */
export function truncate(words: string): string {
  return words.length > LONGEST ? `${words.slice(0, LONGEST)} …` : words;
}
