import type { MailSettings } from '../mailSettings';
import { UserError } from '../UserError';
import type { Installation } from './installation';
import { runPocketBase } from './runPocketBase';

/** Shown at each start, before an owner tries to sign in. */
const NO_CODES =
  'OWNERS CANNOT SIGN IN: the second factor is on, and its codes come by e-mail. ' +
  'Set SMTP_HOST, or run npm run editor -- second-factor off';

/**
 * Saves the mail settings in PocketBase.
 * @param installation the migrated PocketBase
 * @param mail settings of the environment
 * @param siteUrl for links in mails
 * @returns a summary for the operator
 */
export async function keepMail(
  installation: Installation,
  { smtp, team }: MailSettings,
  siteUrl: string,
): Promise<string> {
  const output = await runPocketBase(installation, ['keep-mail'], 'The mail settings cannot be saved.', {
    SITE_URL: siteUrl,
    SMTP_HOST: smtp?.host ?? '',
    SMTP_PORT: String(smtp?.port ?? ''),
    SMTP_TLS: smtp?.tls ? '1' : '0',
    SMTP_USERNAME: smtp?.login?.username ?? '',
    // By the environment: arguments can be read in `ps`.
    SMTP_PASSWORD: smtp?.login?.password ?? '',
    MAIL_FROM: smtp?.from ?? '',
    MAIL_FROM_NAME: smtp?.fromName ?? '',
  });
  const [, waiting, dead] = /mails: (\d+) waiting, (\d+) dead/.exec(output) ?? [];
  if (!waiting || !dead) throw new UserError('PocketBase did not say how many mails wait.', output);
  return [
    smtp ? `sent through ${smtp.host}` : `not sent, for SMTP_HOST is not set; ${waiting} waiting`,
    ...(/second factor: on, without mail/.test(output) ? [NO_CODES] : []),
    ...(Number(dead) > 0 ? [`${dead} given up, see outbox in the dashboard`] : []),
    team.length > 0 ? `forms are told to ${team.join(', ')}` : 'nobody is told of forms, for MAIL_TEAM is not set',
  ].join('; ');
}
