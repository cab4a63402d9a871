import type { BarData } from '../../hooks/bar/types';
import { readFailure } from '../status/failures/readFailure';
import { causeText } from '../status/sentences';
import { language } from '../status/texts';
import type { Caused } from '../status/words';
import { fill } from '../../../src/lib/text/fill';

/** A builder polls twice a second; pocketbase/pages/status/words.ts has the same limit. */
const SILENCE_MS = 30_000;
/** The status page shows the whole cause. */
const LONGEST_CAUSE = 40;

/** The bar's texts. `publishing`: the change on its way; `fault`: its obstacle. */
export interface Summary {
  state: string;
  stateWords: string;
  title: string;
  note: string;
  cause: string;
  edit: { words: string; collection: string; id: string } | null;
  publishing: string;
  /** The sets in which a change of the page is prepared. */
  prepared: string;
  /** A change of the page with which the site could not be published. */
  setAside: string;
  fault: string;
}

/**
 * Makes the bar's texts in the page's locale.
 * @param data the server's answer
 * @param timeZone the browser's by default
 */
export function summary(data: BarData, timeZone?: string): Summary {
  const { page, words } = data;
  const state = page.state || page.kind;
  return {
    state,
    stateWords: wordsFor(words.state, state),
    title: titleOf(data),
    note: noteOf(data, state, timeZone),
    cause: state === 'live' && page.since ? shorten(causeIn(data, page.since)) : '',
    edit: page.id ? { words: wordsFor(words.edit, page.kind), collection: page.collection ?? '', id: page.id } : null,
    publishing: publishingOf(data),
    prepared: preparedOf(data, timeZone),
    setAside: page.setAside ? words.setAside[page.setAside] : '',
    fault: faultOf(data),
  };
}

function noteOf({ page, words, locale }: BarData, state: string, timeZone?: string) {
  // Its own sentence says it.
  if (page.setAside) return '';
  if (state === 'planned') return fill(words.note.planned, { time: timeIn(locale, page.publishAt ?? '', timeZone) });
  if (state !== 'live' || !page.since) return wordsFor(words.note, state);
  return fill(words.note.since, { time: timeIn(locale, page.since.at, timeZone) });
}

/** The title of the page; a missing page has none. */
function titleOf(data: BarData) {
  const { kind, title = '' } = data.page;
  if (kind === 'list') return listWords(data);
  return kind === 'missing' ? '' : title;
}

function listWords({ page: { of: collection = '', count = 0 }, words, locale }: BarData) {
  return fill(wordsFor(words, `list_${new Intl.PluralRules(locale).select(count)}`), {
    collection: wordsFor(words.lists, collection),
    count,
  });
}

/** Describes the running build, else the waiting one. */
function publishingOf(data: BarData) {
  const { pending, words } = data;
  const build = pending.find(({ status }) => status !== 'queued') || pending[0];
  return build ? fill(wordsFor(words, build.status), { cause: causeIn(data, build) }) : '';
}

function preparedOf({ page: { prepared = [] }, words, locale }: BarData, timeZone?: string) {
  const sentences = prepared.map(({ title: set, publish_at: at }) =>
    at === ''
      ? fill(words.prepared, { set })
      : fill(words.preparedPlanned, { set, time: timeIn(locale, at, timeZone) }),
  );
  return sentences.join(' ');
}

function faultOf({ pending, builderSeen, now, failure, words }: BarData) {
  if (pending.some(({ status }) => status !== 'queued')) return '';
  if (pending.length > 0 && now - builderSeen > SILENCE_MS) return words.noBuilder;
  return failure ? fill(words.stuck, { error: sentenceOf(failure.error) }) : '';
}

/** The first fault of a failure; the other ones, and the program's output, are on the status page. */
function sentenceOf(error: string) {
  const { faults } = readFailure(error);
  return (faults.find(({ isItem }) => isItem) ?? faults[0])?.sentence ?? error.split('\n')[0];
}

/** The purpose of a build. Its sentences are in the browser's language: on a page in the other one it stays as it is stored. */
function causeIn({ locale, names }: BarData, { cause, collection = '', record = '' }: Caused) {
  return locale === language ? causeText(cause, names[`${collection}/${record}`]) : cause;
}

/** A text by its name; '' if there is none. */
const wordsFor = (words: object, name: string) => String(new Map(Object.entries(words)).get(name) ?? '');

const shorten = (text: string) => (text.length > LONGEST_CAUSE ? `${text.slice(0, LONGEST_CAUSE).trimEnd()} …` : text);

function timeIn(locale: string, text: string, timeZone?: string) {
  const language = locale === 'en' ? 'en-GB' : locale;
  const form = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  });
  return form.format(Date.parse(text.replace(' ', 'T')));
}
