import { moment } from '../lib/moment';
import { isOwner } from '../lib/roleOf';
import type { BackupFailure, MailTrouble, UnsentMail } from './types';
import { countRows } from '../lib/leasedQueue';
import { canSendMails, LEASE_MS } from '../mail/sendMails';

/** Nobody reads a longer list. */
const MOST_LISTED = 20;
/** A mail server that restarts costs an attempt or two; the third is six minutes after the first. */
const MANY_ATTEMPTS = 3;
const LATE = `status = "waiting" && attempts >= ${MANY_ATTEMPTS}`;
/** The sentence of a mail server that accepts connections and says nothing; locales/…/status.json has it in each language. */
const SILENT = 'The mail server accepts the connection and does not answer.';

/**
 * The mails that cannot be sent: given up, tried several times, or begun longer ago than a mail server may take.
 * @param auth only owners get the mails themselves, which have the visitors' addresses
 * @returns null while all are sent, and where no mail server is set
 */
export function mailTrouble(app: core.App, auth: core.Record | undefined): MailTrouble | null {
  if (!canSendMails(app)) return null;
  const find = (filter: string, limit: number) => app.findRecordsByFilter('outbox', filter, '-updated', limit, 0);
  const count = (text: string, values: object) => app.countRecords('outbox', $dbx.exp(text, values));
  const late = count("[[status]] = 'waiting' AND [[attempts]] >= {:many}", { many: MANY_ATTEMPTS });
  const hung = count("[[status]] = 'sending' AND [[updated]] < {:before}", { before: moment(Date.now() - LEASE_MS) });
  const dead = countRows(app, 'outbox', 'dead');
  if (dead + late + hung === 0) return null;
  const [last] = find(`last_error != "" && (status = "dead" || (${LATE}))`, 1);
  const error = hung > 0 ? SILENT : (last?.getString('last_error') ?? '');
  const mails = isOwner(auth) ? find('status = "dead"', MOST_LISTED).map(unsentMail) : [];
  return { dead, late, hung, error, mails };
}

const SPAM_DAYS = 30;

/** The number of submissions of the last 30 days that are filed as spam. */
export function recentSpam(app: core.App): number {
  const since = moment(Date.now() - SPAM_DAYS * 24 * 3600 * 1000);
  const isRecentSpam = $dbx.exp("[[status]] = 'spam' AND [[created]] > {:since}", { since });
  return ['messages', 'form_messages'].reduce((sum, table) => sum + app.countRecords(table, isRecentSpam), 0);
}

const unsentMail = (mail: core.Record): UnsentMail => ({
  id: mail.id,
  to: mail.getString('to'),
  subject: mail.getString('subject'),
  at: mail.getString('created'),
  error: mail.getString('last_error'),
});

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
