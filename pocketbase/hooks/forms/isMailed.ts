import { hasVisitorMail } from '../mail/enqueueMails';
import { canSendMails } from '../mail/sendMails';

/** Whether the visitor is promised a mail. A submission that was taken for spam is answered like any other: no sender learns of it. */
export const isMailed = (app: core.App, record: core.Record): boolean =>
  canSendMails(app) && (record.getString('status') === 'spam' || hasVisitorMail(app, record));
