import { readFileSync } from 'node:fs';
import { UserError } from '../../UserError';
import { type Shrink, SHRINK_CURE } from '../../Shrink';

/** The source plugin's error for collections that would lose too much. */
const SHRINKING = 'gatsby-source-pocketbase_10301';

interface Shrinking {
  collection: string;
  before: number;
  records: string[];
  pages: string[];
}

/**
 * Reads from the source plugin's error what would go.
 * @param error as Gatsby reported it
 * @returns undefined for any other error
 */
export function shrinkProblem(error: { code: string; context?: unknown }): UserError | undefined {
  if (error.code !== SHRINKING) return undefined;
  // The plugin leaves it in a file: it can be too long for a message of a process that ends.
  const { refused } = (error.context ?? {}) as { refused?: string };
  if (!refused) return undefined;
  const found = JSON.parse(readFileSync(refused, 'utf8')) as Shrinking[];
  const losses = found.map(({ collection, before, records }) => `${records.length} of ${before} ${collection}`);
  const shrink: Shrink = {
    records: Object.fromEntries(found.map(({ collection, records }) => [collection, records])),
    pages: found.flatMap(({ pages }) => pages),
  };
  return new UserError(
    `The site would lose ${losses.join(', ')}, so the new version does not go live. Visitors see the last one. ${SHRINK_CURE}`,
    '',
    { shrink },
  );
}
