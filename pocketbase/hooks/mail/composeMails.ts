import type en from '../../../locales/en/mail.json';
import { recordUrl } from '../lib/recordUrl';
import { ownValue } from '../../../src/lib/ownValue';
import { fill } from '../../../src/lib/text/fill';

/** Control characters, line and paragraph separators, and marks that change the direction of text. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Makes a visitor's text fit for a mail's header or one of its lines: one line, no invisible characters, a limited length. */
export function oneLine(text: string, max: number) {
  const line = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  // By whole characters: half of an emoji is not a character.
  const characters = Array.from(line);
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line;
}

/** Does the same for a text of several lines, which keeps its lines and its indentation. */
export function manyLines(text: string) {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\t/g, '    ').replace(UNSEEN, ''))
    .join('\n');
}

/** A stored submission of a form. */
interface Submission {
  form: string;
  collection: string;
  id: string;
  values: Record<string, string>;
}

interface Setting {
  words: typeof en;
  /** dashboard: the URL under which PocketBase's dashboard is reached; the site's own by default. */
  site: { name: string; url: string; dashboard: string };
  /** E-mail addresses. Each gets a mail of its own: a mail server that refuses one of several recipients refuses the mail. */
  team: readonly string[];
}

/** A row of the outbox. */
interface Mail {
  kind: 'team' | 'code' | 'confirmation';
  to: string;
  reply_to: string;
  subject: string;
  text: string;
}

/** In the order of the team's mail; the message comes after them, because it may be long. */
const FIELDS = ['subject', 'package', 'name', 'email', 'company', 'phone', 'wallet', 'network', 'referral', 'code'];
const VALUE = 500;
const NAME_IN_SUBJECT = 80;
const NAME_IN_GREETING = 60;
/** Signs of a URL or e-mail address in a name: the confirmation must not carry an advertisement to a stranger. */
const LIKE_AN_ADDRESS = /[/\\@:<>]|www\.|\.[^\s.]/i;

/**
 * The mails of a submission, as plain text.
 * @param submission values: the visitor's, by field name, and a referral's `code`
 * @param setting words: texts of locales/…/mail.json
 */
export function composeMails(submission: Submission, setting: Setting): Mail[] {
  return [...setting.team.map((address) => toTeam(submission, setting, address)), toVisitor(submission, setting)];
}

function toTeam({ form, collection, id, values }: Submission, { words, site }: Setting, to: string): Mail {
  const { email = '' } = values;
  const lines = FIELDS.filter((field) => values[field]).map(
    (field) => `${ownValue<Record<string, string>>(words.label, field)}: ${oneLine(values[field] ?? '', VALUE)}`,
  );
  const filled = {
    form: ownValue<Record<string, string>>(words.form, form),
    site: site.name,
    name: oneLine(values['name'] ?? '', NAME_IN_SUBJECT),
    link: recordUrl(site.dashboard, collection, id),
  };
  return {
    kind: 'team',
    to,
    // A header accepts ASCII only; the text has the address as well.
    reply_to: /^[\x21-\x7e]+$/.test(email) ? email : '',
    subject: fill(words.team.subject, filled),
    text: paragraphs(
      fill(words.team.intro, filled),
      lines.join('\n'),
      values['message'] && `${words.label.message}:\n${manyLines(values['message'])}`,
      fill(words.team.record, filled),
    ),
  };
}

function toVisitor({ form, values }: Submission, { words, site }: Setting): Mail {
  const kind = form === 'referral' ? 'code' : 'confirmation';
  const name = oneLine(values['name'] ?? '', NAME_IN_GREETING);
  const filled = {
    name,
    received: ownValue<Record<string, string>>(words.received, form),
    site: site.name,
    url: site.url,
    code: values['code'],
  };
  return {
    kind,
    to: values['email'] ?? '',
    reply_to: '',
    subject: fill(words[kind].subject, filled),
    text: paragraphs(
      fill(name && !LIKE_AN_ADDRESS.test(name) ? words.greeting : words.greetingNobody, filled),
      fill(words[kind].text, filled),
      fill(words.notYou, filled),
      `${site.name}\n${site.url}/`,
    ),
  };
}

function paragraphs(...texts: (string | undefined)[]) {
  return `${texts.filter(Boolean).join('\n\n')}\n`;
}
