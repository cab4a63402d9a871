const lib = typeof __hooks === 'undefined' ? __dirname : `${__hooks}/lib/mail`;
const { manyLines, oneLine } = require(`${lib}/cleanText.js`);

/** In the order in which the team reads them; the message comes after them, for it may be long. */
const FIELDS = ['subject', 'package', 'name', 'email', 'company', 'phone', 'wallet', 'network', 'referral', 'code'];
const VALUE = 500;
const NAME_IN_SUBJECT = 80;
const NAME_IN_GREETING = 60;
/** What makes an address of a name: our confirmation must not carry somebody's advertisement to a stranger. */
const LIKE_AN_ADDRESS = /[/\\@:<>]|www\.|\.[^\s.]/i;

/**
 * The mails that a submission asks for, as plain text.
 * @param {{form: string, collection: string, id: string, values: Record<string, string>}} submission
 *   values: what the visitor wrote by field name, and a referral's `code`
 * @param {{words: object, site: {name: string, url: string}, team: string}} setting
 *   words: locales/…/mail.json; team: addresses with commas between them, or nothing
 * @returns {{kind: string, to: string, reply_to: string, subject: string, text: string}[]}
 */
function composeMails(submission, setting) {
  const forVisitor = toVisitor(submission, setting);
  return setting.team ? [toTeam(submission, setting), forVisitor] : [forVisitor];
}

function toTeam({ form, collection, id, values }, { words, site, team }) {
  const told = FIELDS.filter((field) => values[field]).map(
    (field) => `${words.label[field]}: ${oneLine(values[field], VALUE)}`,
  );
  const filled = {
    form: words.form[form],
    site: site.name,
    name: oneLine(values.name, NAME_IN_SUBJECT),
    link: `${site.url}/_/#/collections?collection=${collection}&record=${id}`,
  };
  return {
    kind: 'team',
    to: team,
    // A header takes ASCII only; the address stands in the text as well.
    reply_to: /^[\x21-\x7e]+$/.test(values.email) ? values.email : '',
    subject: fill(words.team.subject, filled),
    text: paragraphs(
      fill(words.team.intro, filled),
      told.join('\n'),
      values.message && `${words.label.message}:\n${manyLines(values.message)}`,
      fill(words.team.record, filled),
    ),
  };
}

function toVisitor({ form, values }, { words, site }) {
  const kind = form === 'referral' ? 'code' : 'confirmation';
  const name = oneLine(values.name, NAME_IN_GREETING);
  const filled = { name, received: words.received[form], site: site.name, url: site.url, code: values.code };
  return {
    kind,
    to: values.email,
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

/** In one pass: what a visitor wrote is never read as a placeholder. */
function fill(text, values) {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]);
}

function paragraphs(...texts) {
  return `${texts.filter(Boolean).join('\n\n')}\n`;
}

module.exports = { composeMails };
