/** A builder asks twice a second (lib/status/page/words.js says the same to who looks there). */
const SILENCE_MS = 30_000;
/** The status page has all of it. */
const LONGEST_CAUSE = 40;

/**
 * What the bar says, in the words of the page's language.
 * @param {object} data as the server answered it
 * @param {string} [timeZone] the browser's if left out
 * @returns {{state: string, stateWords: string, title: string, note: string, cause: string, edit: {words: string, collection: string,
 *   id: string} | null, publishing: string, fault: string}} publishing: what is on its way. fault: what keeps it from that
 */
export function summary(data, timeZone) {
  const { page, words } = data;
  const state = page.state || page.kind;
  return {
    state,
    stateWords: words.state[state],
    title: titleOf(data),
    note: noteOf(data, state, timeZone),
    cause: state === 'live' && page.since ? shorten(page.since.cause) : '',
    edit: page.id ? { words: words.edit[page.kind], collection: page.collection, id: page.id } : null,
    publishing: publishingOf(data),
    fault: faultOf(data),
  };
}

function noteOf({ page, words, locale }, state, timeZone) {
  if (state === 'planned') return fill(words.note.planned, { time: timeIn(locale, page.publishAt, timeZone) });
  if (state !== 'live' || !page.since) return words.note[state];
  return fill(words.note.since, { time: timeIn(locale, page.since.at, timeZone) });
}

/** Where nothing is, the title is that of the text in its place. */
function titleOf(data) {
  const { kind, title = '' } = data.page;
  if (kind === 'list') return listWords(data);
  return kind === 'missing' ? '' : title;
}

function listWords({ page: { of: collection, count }, words, locale }) {
  return fill(words[`list_${new Intl.PluralRules(locale).select(count)}`], { collection, count });
}

/** What runs comes before what waits for it. */
function publishingOf({ pending, words }) {
  const build = pending.find(({ status }) => status !== 'queued') || pending[0];
  return build ? fill(words[build.status], build) : '';
}

function faultOf({ pending, builderSeen, now, failure, words }) {
  if (pending.some(({ status }) => status !== 'queued')) return '';
  if (pending.length > 0 && now - builderSeen > SILENCE_MS) return words.noBuilder;
  return failure ? fill(words.stuck, failure) : '';
}

const shorten = (text) => (text.length > LONGEST_CAUSE ? `${text.slice(0, LONGEST_CAUSE).trimEnd()} …` : text);

const fill = (text, values) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''));

function timeIn(locale, text, timeZone) {
  const language = locale === 'en' ? 'en-GB' : locale;
  const form = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return form.format(Date.parse(text.replace(' ', 'T')));
}
