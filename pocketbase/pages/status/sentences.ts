import en from '../../../locales/en/status.json';
import { fill } from '../../../src/lib/text/fill';
import { isSlovenian } from '../language';
import { collectionName, kindOf, locale, texts } from './texts';

/** The sentences that PocketBase's rows hold in English: purposes of builds, their failures, hosts, backups (decision 64). */
export type Subject = 'causes' | 'steps' | 'hosts' | 'backups' | 'mails' | 'faults' | 'places' | 'reasons';

interface Found {
  /** The key without a plural form, and the English form. */
  stem: string;
  form: string;
  values: Record<string, string>;
}

const PLURAL = /_(one|other)$/;
const KINDS: Readonly<Record<string, string>> = {
  count: '\\d+',
  before: '\\d+',
  now: '\\d+',
  collection: '\\w+',
  place: '\\w+',
};

const patternOf = (template: string) => {
  const literal = template.replace(/\u00a0/g, ' ').replace(/[\\^$.*+?()[\]|]/g, '\\$&');
  return new RegExp(
    `^${literal.replace(/\{\{(\w+)\}\}/g, (_, name: string) => `(?<${name}>${KINDS[name] ?? '.+'})`)}$`,
  );
};

const patterns = new Map<Subject, [key: string, pattern: RegExp][]>();

function patternsOf(subject: Subject) {
  const known = patterns.get(subject);
  if (known) return known;
  const made = Object.entries(en[subject]).map(([key, text]): [string, RegExp] => [key, patternOf(text)]);
  patterns.set(subject, made);
  return made;
}

function read(subject: Subject, text: string): Found | undefined {
  for (const [key, pattern] of patternsOf(subject)) {
    const match = pattern.exec(text.replace(/\u00a0/g, ' '));
    if (match) return { stem: key.replace(PLURAL, ''), form: PLURAL.exec(key)?.[0] ?? '', values: { ...match.groups } };
  }
  return undefined;
}

/** "2 of 40 posts, 1 of 9 blocks" */
const lossesOf = (text: string) =>
  text.replace(/(\d+) of (\d+) (\w+)/g, (_, lost: string, all: string, name: string) =>
    fill(texts.shrink.loss, { collection: collectionName(name), lost, all }),
  );

/**
 * Puts a stored English sentence into the reader's language.
 * @param label the record's title, in place of the name in the sentence
 * @returns undefined if the catalogue does not have it
 */
export function inWords(subject: Subject, text: string, label?: string): string | undefined {
  const found = read(subject, text);
  if (!found) return undefined;
  const { stem, form, values } = found;
  const within = (part: Subject, value: string | undefined) => (value ? (inWords(part, value, label) ?? value) : '');
  const shown = {
    ...values,
    ...(values['collection'] && { collection: kindOf(values['collection']) }),
    ...(values['name'] && label && { name: label }),
    ...(values['cause'] && { cause: within('causes', values['cause']) }),
    ...(values['pages'] && { pages: within('faults', values['pages']) }),
    ...(values['remedy'] && { remedy: within('faults', values['remedy']) }),
    ...(values['place'] && { place: within('places', values['place']) }),
    ...(values['reasons'] && {
      reasons: values['reasons']
        .split(', ')
        .map((one) => within('reasons', one))
        .join(', '),
    }),
    ...(values['losses'] && { losses: lossesOf(values['losses']) }),
  };
  const template = templateOf(subject, stem, form, Number(values['count'] ?? 1));
  // The stored sentences have plain quotation marks, as logs have.
  return fill(subject === 'causes' ? template.replace('"{{name}}"', '“{{name}}”') : template, shown);
}

function templateOf(subject: Subject, stem: string, form: string, count: number) {
  const all = new Map<string, string>(Object.entries(texts[subject]));
  const own = isSlovenian && form ? `_${new Intl.PluralRules(locale).select(count)}` : form;
  return all.get(stem + own) ?? '';
}

/** The step of a running build: "writing the pages (9/10)". */
export function progressText(progress: string): string {
  const [, step = progress, counts = ''] = /^(.*?)( \(\d+\/\d+\))$/.exec(progress) ?? [];
  return (inWords('steps', step) ?? step) + counts;
}

/** The purpose of a build. @param title of its record, if that is there */
export const causeText = (cause: string, title?: string): string => inWords('causes', cause, title) ?? cause;
