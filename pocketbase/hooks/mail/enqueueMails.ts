import en from '../../../locales/en/mail.json';
import sl from '../../../locales/sl/mail.json';
import { composeMails } from './composeMails';
import { jsonOf } from '../lib/describeRecord';
import { CLOCK_SLACK_MS, moment } from '../lib/moment';
import { newId } from '../lib/newId';

const WORDS = { en, sl };

/** More mails in a day would mean that somebody uses the forms to fill another person's inbox. */
const MAILS_A_DAY = 10;
/** To all visitors together: more would be the work of a program that makes the mail server a source of spam. */
const MAILS_AN_HOUR = 200;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Sent mails are deleted after as long (sendMails.ts): from then on an empty outbox does not prove that none was sent. */
const PROOF_MS = 30 * DAY_MS;

/** The team's mail while MAIL_TEAM is not set: addressTeamMails composes it later, from the submission as it is then. */
const UNADDRESSED = { kind: 'team', status: 'unaddressed', to: '', reply_to: '', subject: '', text: '' };

/** The recipients of MAIL_TEAM. Each once: the index of the outbox would refuse a second mail, and with it the form. */
const teamOf = (): string[] => {
  const addresses = $os.getenv('MAIL_TEAM').split(',');
  return Array.from(new Set(addresses.map((address) => address.trim()).filter(Boolean)));
};

const languageOf = (locale: string) => (locale === 'sl' ? 'sl' : 'en');

/** A referral code stands in its mail alone: above the limit of all visitors it is sent after this time, and others are left out. */
const CODE_DELAY_MS = HOUR_MS;

interface Stored {
  form: string;
  /** The submission. */
  record: core.Record;
  locale: string;
}

/**
 * Writes the mails of a submission into the outbox, in the submission's own transaction: both are stored or neither is. The
 * job in sendMails.ts sends them.
 * @param submission record: saved in the same transaction
 * @param isFlood whether the visitor's network has caused as many mails as it may: the team alone gets one
 */
export function enqueueMails(txApp: core.App, { form, record, locale }: Stored, isFlood = false) {
  const team = teamOf();
  for (const mail of mailsOf(txApp, { form, record, locale, team })) {
    const delay = mail.kind === 'team' ? 0 : isFlood ? undefined : delayOf(txApp, mail);
    if (delay !== undefined) insertMail(txApp, { ...mail, status: 'waiting' }, { form, record, locale }, delay);
  }
  if (team.length === 0) insertMail(txApp, UNADDRESSED, { form, record, locale });
}

/** Whether a mail to the visitor was written: there is none above the limit of a day. */
export const hasVisitorMail = (app: core.App, record: core.Record): boolean =>
  app.countRecords(
    'outbox',
    $dbx.hashExp({ collection: record.collection().name, submission: record.id }),
    $dbx.exp("[[kind]] != 'team'"),
  ) > 0;

/** By the query builder instead of save(): visitors wait for it, and no value needs validation. */
function insertMail(txApp: core.App, mail: typeof UNADDRESSED, { form, record, locale }: Stored, delay = 0) {
  const now = moment();
  txApp
    .db()
    .insert('outbox', {
      ...mail,
      mailbox: mail.kind === 'team' ? '' : mailboxOf(mail.to),
      id: newId(),
      form,
      collection: record.collection().name,
      submission: record.id,
      locale: languageOf(locale),
      attempts: 0,
      next_try: delay > 0 ? moment(Date.now() + delay) : now,
      created: now,
      updated: now,
    })
    .execute();
}

/**
 * Writes the mails of a submission that was classified as spam and no longer is. Once: later changes send nothing, nor does a
 * change after 30 days.
 * @param record before it is saved
 */
export function enqueueMissedMails(txApp: core.App, record: core.Record) {
  const isOut = record.original().getString('status') === 'spam' && record.getString('status') !== 'spam';
  const collection = record.collection().name;
  if (Date.now() - Date.parse(record.getString('created').replace(' ', 'T')) > PROOF_MS) return;
  if (!isOut || txApp.countRecords('outbox', $dbx.hashExp({ collection, submission: record.id })) > 0) return;
  const form = collection === 'messages' ? 'contact' : record.getString('form') || 'general';
  enqueueMails(txApp, { form, record, locale: record.getString('locale') });
}

/**
 * Composes and addresses the team's mails of submissions that were stored before MAIL_TEAM was set, unless they were handled or
 * are spam. Only an unaddressed mail is changed, so several processes may do this: each mail becomes due once.
 */
export function addressTeamMails(app: core.App) {
  const team = teamOf();
  if (team.length === 0) return;
  for (const mail of app.findRecordsByFilter('outbox', 'status = "unaddressed"', '@rowid', 0, 0)) {
    const [form, locale] = [mail.getString('form'), mail.getString('locale')];
    const isOpen = $dbx.hashExp({ id: mail.getString('submission'), status: 'new' });
    const [record] = app.findAllRecords(mail.getString('collection'), isOpen);
    const composed = record ? mailsOf(app, { form, record, locale, team }) : [];
    const [first, ...others] = composed.filter(({ kind }) => kind === 'team');
    if (!record || !first) continue;
    app.runInTransaction((txApp) => {
      const taken = txApp
        .db()
        .update(
          'outbox',
          { ...first, status: 'waiting', next_try: moment(), updated: moment() },
          $dbx.hashExp({ id: mail.id, status: 'unaddressed' }),
        )
        .execute();
      if (taken.rowsAffected() === 0) return;
      for (const other of others) insertMail(txApp, { ...other, status: 'waiting' }, { form, record, locale });
    });
  }
}

/** Composes the mails of a submission, the team's first. */
function mailsOf(app: core.App, { form, record, locale, team }: Stored & { team: readonly string[] }) {
  const language = languageOf(locale);
  return composeMails(
    { form, collection: record.collection().name, id: record.id, values: valuesOf(record) },
    { words: WORDS[language], site: siteOf(app, language), team },
  );
}

/** The visitor's values, of the fields that the collection has. */
function valuesOf(record: core.Record) {
  const own = ['name', 'email', 'company', 'phone', 'message', 'code'].map((name) => [name, record.getString(name)]);
  const data = Object.entries(jsonOf(record, 'data') || {});
  return Object.fromEntries([...own, ...data].filter(([, value]) => value && typeof value === 'string'));
}

function siteOf(app: core.App, locale: string) {
  const { appName, appURL } = app.settings().meta;
  const url = appURL.replace(/\/+$/, '');
  return { name: titleOf(app, locale) || appName, url, dashboard: dashboardOf(url) };
}

/** The site's own URL, unless a CDN serves the site and PocketBase has a URL of its own. */
const dashboardOf = (url: string) => ($os.getenv('PB_DASHBOARD_URL') || url).replace(/\/+$/, '');

/** The site's name in the content. */
function titleOf(app: core.App, locale: string) {
  for (const key of ['seo-site', 'site']) {
    const [content] = app.findRecordsByFilter('contents', 'key = {:key}', '', 1, 0, { key });
    const title = content && ((locale === 'sl' && content.getString('title_sl')) || content.getString('title'));
    if (title) return title;
  }
  return '';
}

/**
 * The inbox of an address, to count its mails: nearly every provider ignores letter case, many ignore what follows a `+`, and Gmail
 * ignores dots. Two inboxes that count as one get a confirmation less.
 */
function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split(/@(?=[^@]*$)/);
  return `${name.replace(/\+.*/, '').replace(/\./g, '')}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`;
}

/**
 * The milliseconds that a mail to a visitor waits.
 * @returns undefined if it is not sent: its inbox, or all visitors together, got as many as they may
 */
function delayOf(app: core.App, { kind, to }: { kind: string; to: string }): number | undefined {
  if (countSince(app, DAY_MS, mailboxOf(to)) >= MAILS_A_DAY) return undefined;
  // Without a quota, as in load tests, there is no limit of all together.
  if ($os.getenv('FORM_QUOTA') === '0' || countSince(app, HOUR_MS) < MAILS_AN_HOUR) return 0;
  return kind === 'code' ? CODE_DELAY_MS : undefined;
}

/**
 * Counts the mails to visitors that were written in a time up to now. Those of a later time were written before the clock was set
 * back, and would count for as long as it was ahead.
 * @param mailbox by default all
 */
function countSince(app: core.App, ms: number, mailbox = ''): number {
  const [since, until] = [moment(Date.now() - ms), moment(Date.now() + CLOCK_SLACK_MS)];
  const ofWhom = mailbox ? '[[mailbox]] = {:mailbox}' : "[[mailbox]] != ''";
  const isRecent = `${ofWhom} AND [[created]] > {:since} AND [[created]] <= {:until}`;
  return app.countRecords('outbox', $dbx.exp(isRecent, { mailbox, since, until }));
}
