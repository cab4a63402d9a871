import { moment } from '../lib/moment';
import { isOwner } from '../lib/roleOf';
import type { BackupFailure } from './types';

/** The outcome of the nightly backups, which server/steps/keepBackups.ts writes. */
interface BackupState {
  at?: number;
  failedAt?: number;
  error?: string;
}

/**
 * The failure of the last nightly backup; null after a good one, or where no command makes backups.
 * @param auth only owners get the output of programs, which names folders of the server
 */
export function backupFailure(auth: core.Record | undefined): BackupFailure | null {
  const { at, failedAt, error = '' } = readState($os.getenv('BACKUP_STATE'));
  // A good one takes the failure back. A clock that was ahead may have left a later time of the last good one.
  if (!failedAt) return null;
  const [reason = ''] = error.split('\n');
  return {
    failedAt: moment(failedAt),
    error: isOwner(auth) ? error : reason,
    at: at && at <= Date.now() ? moment(at) : '',
  };
}

function readState(file: string): BackupState {
  try {
    return JSON.parse(toString($os.readFile(file)));
  } catch {
    // No backup was tried yet.
    return {};
  }
}
