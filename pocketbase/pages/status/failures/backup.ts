import type { BackupFailure, StatusData } from '../../../hooks/status/types';
import { type Child, el } from '../elements';
import { inWords } from '../sentences';
import { texts } from '../texts';
import { timeTag } from '../times';

/** The last nightly backup, which failed: when, why, and what to do. Only owners look after the server. */
export function backupPart({ failedAt, error, at }: BackupFailure, role: StatusData['person']['role']): Child[] {
  const [first = '', ...rest] = error.split('\n');
  const reason = inWords('backups', first);
  const details = [...(reason === undefined ? [first] : []), ...rest].join('\n');
  return [
    el('p', { class: 'fault' }, texts.backup.when, timeTag(failedAt), reason === undefined ? '.' : `: ${reason}`),
    el('p', {}, ...(at ? [texts.backup.last, timeTag(at), '.'] : [texts.backup.never])),
    el('p', {}, texts.backup[role]),
    details !== '' &&
      el(
        'details',
        { id: 'backup-details' },
        el('summary', {}, texts.failures.details),
        el('pre', { lang: 'en' }, details),
      ),
  ];
}
