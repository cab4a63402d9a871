import { endImpossibleWaits, restarted, settle, takeRow } from '../lib/leasedQueue';
import { moment } from '../lib/moment';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const PAUSES_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/** The attempts to send a mail, over two days, before it is given up. */
export const MOST_ATTEMPTS = PAUSES_MS.length + 1;

/**
 * The pause before the next attempt.
 * @param attempts the number of attempts so far
 * @returns milliseconds; undefined after the last attempt
 */
export function backOff(attempts: number): number | undefined {
  return PAUSES_MS[attempts - 1];
}

const REPLY = /^(?:GoError: |Error: )?([245]\d\d)(?:[ -]"?(\d\.\d{1,3}\.\d{1,3}))?(?=\s|-|$)/;
/** Replies about one mail: its address or its text. All others are about the mail server, thus about every mail. */
const ABOUT_ONE_MAIL = /^(45[0-2]|50[01]|51\d|521|541|55\d)$/;
const LONGEST = 200;

/**
 * Describes the failure of a mail, for the dashboard and the log. A server's reply may contain the e-mail address in any
 * wording, so only its codes are stored; the mail server's log has them too.
 * @param error thrown by send()
 * @returns aboutServer: the next mail would fail as well
 */
export function describeFailure(error: unknown): { words: string; aboutServer: boolean } {
  const text = String((error instanceof Object && 'message' in error && error.message) || error);
  const [, code, detail] = REPLY.exec(text) || [];
  if (code) {
    return {
      words: `The mail server answered ${code}${detail ? ` ${detail}` : ''}.`,
      aboutServer: !ABOUT_ONE_MAIL.test(code),
    };
  }
  const words = text.replace(/^(GoError|Error): /, '').replace(/[^\s<>"'(]+@[^\s<>"')]+/g, '…');
  return { words: words.slice(0, LONGEST), aboutServer: true };
}

/** Longer than a mail server may need by RFC 5321 (10 minutes for the end of the text); the mail client has no limit. */
export const LEASE_MS = 15 * 60 * 1000;
/** A mail server that accepts mails and never answers must not occupy all JavaScript VMs. */
const MOST_AT_ONCE = 3;
/** The pause after each number of attempts, beginning with none. */
const LONGEST_PAUSES = Array.from({ length: MOST_ATTEMPTS }, (_, attempts) => backOff(Math.max(1, attempts)) ?? 0);
/** A referral code may wait for an hour before its first attempt (enqueueMails.ts), unless it was written in the future. */
const LATE_CODE = "[[kind]] = 'code' AND [[attempts]] = 0 AND [[created]] <= {:now}";
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether a mail server is set: without one the mails wait in the outbox. */
export const canSendMails = (app: core.App): boolean => app.settings().smtp.enabled;

/**
 * Sends the mails that are due. Any number of senders may run: one UPDATE takes a mail, which SQLite grants to one of them,
 * and the mail is that sender's until its lease ends.
 *
 * A mail is sent twice only when its success cannot be known: between the mail server's acceptance and the write of the
 * outcome the process died, the connection broke, or the disk was full. The repeat has the same Message-ID, by which mail
 * programs recognise it.
 * @param options patience: the time in milliseconds in which a further mail may be begun
 */
export function sendMails(
  app: core.App,
  { patience = Infinity }: { patience?: number } = {},
): { sent: number; failed: number } {
  const done = { sent: 0, failed: 0 };
  forgetOldMails(app);
  if (!canSendMails(app)) return done;
  endImpossibleWaits(app, 'outbox', { pauses: LONGEST_PAUSES, leaseMs: LEASE_MS, spared: LATE_CODE });
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const { mail, failure } = sendOne(app);
    if (!mail) return done;
    if (!failure) {
      done.sent += 1;
      continue;
    }
    done.failed += 1;
    app.logger().warn('A mail was not sent', 'mail', mail.id, 'attempts', mail.attempts, 'error', failure.words);
    // The other mails keep their attempts for a server that answers.
    if (failure.aboutServer) return done;
  }
  return done;
}

/** Takes a mail and sends it. The store has its lease meanwhile, which no change of the clock ends. */
function sendOne(app: core.App) {
  const lease = $security.randomString(20);
  app.store().set(atWork(lease), true);
  try {
    const mail = takeRow(app, 'outbox', {
      columns: { id: '', to: '', reply_to: '', subject: '', text: '', attempts: 0, lease: '' },
      order: '[[next_try]]',
      lease,
      leaseMs: LEASE_MS,
      most: MOST_AT_ONCE,
      living: leasesAtWork(app),
    });
    return { mail, failure: mail && attempt(app, mail) };
  } finally {
    app.store().remove(atWork(lease));
  }
}

const atWork = (lease: string) => `outbox.sending ${lease}`;

/** Leases of mails that this process sends now: after the clock was set forward they look expired. */
function leasesAtWork(app: core.App) {
  const found = arrayOf(new DynamicModel({ lease: '' }));
  app.nonconcurrentDB().newQuery("SELECT [[lease]] FROM {{outbox}} WHERE [[status]] = 'sending'").all(found);
  return found.map(({ lease }) => lease).filter((lease) => app.store().has(atWork(lease)));
}

function attempt(app: core.App, mail: DynamicModel): { words: string; aboutServer: boolean } | undefined {
  if (mail.attempts > MOST_ATTEMPTS) {
    const words = 'Its last attempt was interrupted; whether it was sent is not known.';
    settle(app, 'outbox', mail, { status: 'dead', last_error: words });
    return { words, aboutServer: false };
  }
  try {
    send(app, mail);
  } catch (error) {
    const failure = describeFailure(error);
    const pause = backOff(mail.attempts);
    const next = pause ? { status: 'waiting', next_try: moment(Date.now() + pause) } : { status: 'dead' };
    settle(app, 'outbox', mail, { ...next, last_error: failure.words });
    return failure;
  }
  settle(app, 'outbox', mail, { status: 'sent', sent_at: moment(), last_error: '' });
  return undefined;
}

function send(app: core.App, mail: DynamicModel) {
  const { senderAddress, senderName } = app.settings().meta;
  const headers: Record<string, string> = {
    'Message-ID': `<${mail.id}@${senderAddress.split('@').pop()}>`,
    // Keeps out-of-office programs from answering.
    'Auto-Submitted': 'auto-generated',
  };
  if (mail.reply_to) headers['Reply-To'] = mail.reply_to;
  app.newMailClient().send(
    new MailerMessage({
      from: { address: senderAddress, name: senderName },
      to: mail.to.split(',').map((address: string) => ({ address })),
      subject: mail.subject,
      text: mail.text,
      headers,
    }),
  );
}

/**
 * Mails contain visitors' data, so sent ones are deleted after 30 days. One that was sent in the future, before the clock was set back,
 * counts as sent now.
 */
function forgetOldMails(app: core.App) {
  const [before, now] = [moment(Date.now() - KEPT_MS), moment()];
  const isAhead = $dbx.exp("[[status]] = 'sent' AND [[sent_at]] > {:later}", { later: moment(Date.now() + HOUR) });
  app.nonconcurrentDB().update('outbox', { sent_at: now }, isAhead).execute();
  app
    .nonconcurrentDB()
    .delete('outbox', $dbx.exp("[[status]] = 'sent' AND [[sent_at]] < {:before}", { before }))
    .execute();
}

/**
 * Sets all mails that were given up to waiting, with all their attempts; the job of the next minute sends them.
 * @returns their number
 */
export function sendAgain(app: core.App): number {
  const values = { status: 'waiting', ...restarted(), updated: moment() };
  return app
    .db()
    .update('outbox', values, $dbx.hashExp({ status: 'dead' }))
    .execute()
    .rowsAffected();
}
