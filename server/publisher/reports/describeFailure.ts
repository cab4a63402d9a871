import { TransientError, UserError } from '../../UserError';
import type { Outcome } from '../queue';

/** System errors that are the machine's, not the content's. */
const OF_MACHINE = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'EROFS'];
/** An address of the dashboard, as the source plugin and the gate write it below what they found. */
const IN_DASHBOARD = /https?:\/\/[^\s"'<>]+\/_\/#[^\s"'<>)]+/;

/** PocketBase takes no more; beyond it an operator decides. */
const LONGEST_SHRINK = 4_000_000;

/** A failed build in words for its row, with the record at fault where one is. */
export function describeFailure(error: unknown): Outcome {
  const words = wordsOf(error);
  const deadLinks = error instanceof UserError ? error.deadLinks : [];
  const shrink = error instanceof UserError ? error.shrink : undefined;
  const link = error instanceof UserError ? (error.link ?? IN_DASHBOARD.exec(words)?.[0]) : undefined;
  return {
    status: 'failed',
    ofMachine: isOfMachine(error),
    error: truncate(words),
    error_link: link ?? '',
    ...(deadLinks.length > 0 && { dead_links: [...deadLinks] }),
    ...(shrink && JSON.stringify(shrink).length < LONGEST_SHRINK && { shrink }),
  };
}

function wordsOf(error: unknown): string {
  if (error instanceof UserError) return [error.message, error.detail].filter(Boolean).join('\n\n');
  return `The build failed, which nobody expected: ${error instanceof Error ? error.message : String(error)}`;
}

function isOfMachine(error: unknown): boolean {
  if (error instanceof TransientError) return true;
  return error instanceof Error && 'code' in error && OF_MACHINE.includes(String(error.code));
}

/** A row of `builds` takes no more. */
const LONGEST = 4_800;

/** Words that fit into a row of `builds`. */
export function truncate(words: string): string {
  return words.length > LONGEST ? `${words.slice(0, LONGEST)} …` : words;
}
