import type { Outcome } from '../../src/lib/publishing/protocol';
import { TransientError, UserError } from '../UserError';

/** System errors that the content does not cause. */
const OF_MACHINE = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'EROFS'];
/** A URL of the dashboard in the messages of the source plugin and the gate. */
const IN_DASHBOARD = /https?:\/\/[^\s"'<>]+\/_\/#[^\s"'<>)]+/;

/** More would not fit PocketBase's field, and its refusal would leave the build without an outcome. */
const MOST_DEAD_LINKS = 300;

/** PocketBase's limit; about a larger loss the operator decides. */
const LONGEST_SHRINK = 4_000_000;

/** The result of a failed build, with the record to correct if there is one. */
export function describeFailure(error: unknown): Outcome {
  const text = textOf(error);
  const deadLinks = error instanceof UserError ? error.deadLinks : [];
  const shrink = error instanceof UserError ? error.shrink : undefined;
  const faults = error instanceof UserError && !(error instanceof TransientError) ? error.faults : [];
  const link = error instanceof UserError ? (error.link ?? IN_DASHBOARD.exec(text)?.[0]) : undefined;
  return {
    status: 'failed',
    ofMachine: isOfMachine(error),
    error: truncate(text),
    error_link: link ?? '',
    ...(deadLinks.length > 0 && { dead_links: deadLinks.slice(0, MOST_DEAD_LINKS) }),
    ...(faults.length > 0 && { faults }),
    ...(shrink && JSON.stringify(shrink).length < LONGEST_SHRINK && { shrink }),
  };
}

function textOf(error: unknown): string {
  if (error instanceof UserError) return [error.message, error.detail].filter(Boolean).join('\n\n');
  return `The build failed, which nobody expected: ${error instanceof Error ? error.message : String(error)}`;
}

function isOfMachine(error: unknown): boolean {
  if (error instanceof TransientError) return true;
  return error instanceof Error && 'code' in error && OF_MACHINE.includes(String(error.code));
}

/** The limit of a text in a row of `builds`. */
const LONGEST = 4_800;

/** Shortens a text for a row of `builds`. */
export function truncate(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
