import { resolve } from 'node:path';
import type { MailSink } from '../../server/testing/mailSink';

/** Folder of the attacked site. */
export const FOLDER = resolve('.tmp/bench-attacks');

export const TEAM = ['team@modrina.example', 'boss@modrina.example'];

/** Environment of the attacked site: mails go to the sink, forms have no quota, errors are reported. */
export const environment = (sink: MailSink): Record<string, string> => ({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(sink.port),
  MAIL_FROM: 'hello@modrina.example',
  MAIL_FROM_NAME: 'Modrina',
  MAIL_TEAM: TEAM.join(','),
  FORM_QUOTA: '0',
  ERROR_REPORT: '1',
});
