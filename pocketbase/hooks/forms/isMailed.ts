import { hasVisitorMail } from '../mail/enqueueMails';
import { canSendMails } from '../mail/sendMails';

/** Whether the answer promises a mail. Spam gets the same answer, so that a sender cannot detect the classification. */
export const isMailed = (app: core.App, record: core.Record): boolean =>
  canSendMails(app) && (record.getString('status') === 'spam' || hasVisitorMail(app, record));
