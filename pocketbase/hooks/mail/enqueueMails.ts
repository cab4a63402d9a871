import en from '../../../locales/en/mail.json';
import sl from '../../../locales/sl/mail.json';
import { composeMails } from './composeMails';
import { jsonOf } from '../lib/describeRecord';
import { moment } from '../lib/moment';

const WORDS = { en, sl };

/** More mails in a day would mean that somebody uses the forms to fill another person's inbox. */
const MAILS_A_DAY = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The team's mail while MAIL_TEAM is not set: addressTeamMails composes it later, from the submission as it is then. */
const UNADDRESSED = { kind: 'team', status: 'unaddressed', to: '', reply_to: '', subject: '', text: '' };

/** The recipients of MAIL_TEAM, separated by commas; '' for nobody. */
const teamOf = () =>
  $os
    .getenv('MAIL_TEAM')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .join(',');

const languageOf = (locale: string) => (locale === 'sl' ? 'sl' : 'en');

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
 */
export function enqueueMails(txApp: core.App, { form, record, locale }: Stored) {
  const language = languageOf(locale);
  const team = teamOf();
  const mails = mailsOf(txApp, { form, record, locale, team }).map((mail) => ({ ...mail, status: 'waiting' }));
  const now = moment();
  for (const mail of team ? mails : [...mails, UNADDRESSED]) {
    const mailbox = mail.kind === 'team' ? '' : mailboxOf(mail.to);
    if (mailbox && hasEnough(txApp, mailbox)) continue;
    // By the query builder instead of save(): visitors wait for it, and no value needs validation.
    txApp
      .db()
      .insert('outbox', {
        ...mail,
        mailbox,
        id: $security.randomStringWithAlphabet(15, 'abcdefghijklmnopqrstuvwxyz0123456789'),
        form,
        collection: record.collection().name,
        submission: record.id,
        locale: language,
        attempts: 0,
        next_try: now,
        created: now,
        updated: now,
      })
      .execute();
  }
}

/**
 * Writes the mails of a submission that was classified as spam and no longer is. Once: later changes send nothing.
 * @param record before it is saved
 */
export function enqueueMissedMails(txApp: core.App, record: core.Record) {
  const isOut = record.original().getString('status') === 'spam' && record.getString('status') !== 'spam';
  const collection = record.collection().name;
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
  if (!team) return;
  for (const mail of app.findRecordsByFilter('outbox', 'status = "unaddressed"', '@rowid', 0, 0)) {
    const [form, locale] = [mail.getString('form'), mail.getString('locale')];
    const isOpen = $dbx.hashExp({ id: mail.getString('submission'), status: 'new' });
    const [record] = app.findAllRecords(mail.getString('collection'), isOpen);
    const [composed] = record ? mailsOf(app, { form, record, locale, team }) : [];
    if (!composed) continue;
    app
      .nonconcurrentDB()
      .update(
        'outbox',
        { ...composed, status: 'waiting', next_try: moment(), updated: moment() },
        $dbx.hashExp({ id: mail.id, status: 'unaddressed' }),
      )
      .execute();
  }
}

/** Composes the mails of a submission, the team's first. */
function mailsOf(app: core.App, { form, record, locale, team }: Stored & { team: string }) {
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
  return { name: titleOf(app, locale) || appName, url: appURL.replace(/\/+$/, '') };
}

/** The site's name in the content. */
function titleOf(app: core.App, locale: string) {
  for (const key of ['seo-site', 'site']) {
    const [content] = app.findRecordsByFilter('contents', 'key = {:key}', '', 1, 0, { key });
    const title = content && ((locale === 'sl' && content.getString('title_sl')) || content.getString('title'));
    if (title) return title;
  }
  return '';
}

/** The inbox of an address: nearly every provider ignores letter case, and many ignore what follows a `+`. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+.*@/, '@');

function hasEnough(app: core.App, mailbox: string) {
  const since = moment(Date.now() - DAY_MS);
  const recent = $dbx.exp('[[mailbox]] = {:mailbox} AND [[created]] > {:since}', { mailbox, since });
  return app.countRecords('outbox', recent) >= MAILS_A_DAY;
}
