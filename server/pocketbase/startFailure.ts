import { OperatorError, TransientError, UserError } from '../UserError';
import type { Installation } from './installation';

interface Cause {
  sign: RegExp;
  /** No retry can solve it. */
  isFinal: boolean;
  say(place: { database: string; program: string }): string;
}

const RESTORE = 'Keep a copy of that folder, then restore a backup into it (docs/operators.md, "Exit codes").';

/** PocketBase's messages (0.40) with the messages that operators get instead; the first match counts. */
const CAUSES: Cause[] = [
  // In the output of any command, if a hook cannot be loaded.
  {
    sign: /failed to execute \S+\.pb\.js/,
    isFinal: true,
    say: () => 'A hook of PocketBase fails while it is loaded, so PocketBase does not start.',
  },
  {
    sign: /database is locked/i,
    isFinal: false,
    say: ({ database }) => `Another process holds the database in ${database}.`,
  },
  {
    sign: /no space left|disk quota|database or disk is full|disk I\/O error/i,
    isFinal: false,
    say: ({ database }) => `The disk of ${database} is full or fails. Make room on it.`,
  },
  {
    sign: /bind: (permission denied|cannot assign requested address)|listen tcp.*no such host/i,
    isFinal: true,
    say: () => 'PocketBase cannot listen at this address. Set HOST and PORT.',
  },
  {
    sign: /bind: address already in use/i,
    isFinal: false,
    say: () => 'Another program listens on the port of PocketBase. Stop that one, or set PORT to a free port.',
  },
  {
    sign: /file is not a database|database disk image is malformed|malformed database schema/i,
    isFinal: true,
    say: ({ database }) => `The database in ${database} is damaged. ${RESTORE}`,
  },
  {
    sign: /read-?only|unable to open database file|permission denied/i,
    isFinal: false,
    say: ({ database }) =>
      `${database} cannot be written. Remount its disk for writing, or give the folder to the user of this process.`,
  },
  {
    sign: /failed to apply migration (\S+)/i,
    isFinal: true,
    say: () =>
      'A migration fails, so PocketBase does not start; nothing was changed. ' +
      'Install the version of this project that the database is of, or correct the migration that is named below.',
  },
  {
    sign: /exec format error|spawn \S+ (ENOENT|EACCES)/i,
    isFinal: true,
    say: ({ program }) =>
      `${program} cannot be run. Delete it to fetch it again, or correct POCKETBASE_BIN. If its disk is mounted with noexec, put the ` +
      'program elsewhere and set POCKETBASE_BIN.',
  },
];

/**
 * Finds the cause of PocketBase's end in its output.
 * @param output of PocketBase
 * @param failure message if the cause is unknown
 * @param detail shown below the message
 * @returns OperatorError if no retry can solve it, TransientError if one may, UserError if the cause is unknown
 */
export function startFailure(
  { database, program }: Pick<Installation, 'database' | 'program'>,
  output: string,
  failure: string,
  detail: string,
): UserError {
  const cause = CAUSES.find(({ sign }) => sign.test(output));
  if (!cause) return new UserError(failure, detail);
  const message = cause.say({ database, program });
  return cause.isFinal ? new OperatorError(message, detail) : new TransientError(message, detail);
}
