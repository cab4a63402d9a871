import { fill } from '../../../../src/lib/text/fill';
import type { NamedRecord, SetAside } from '../../../hooks/setAside/types';
import { button, type Child, el, spokenText } from '../elements';
import { inWords } from '../sentences';
import { counted, recordName, texts } from '../texts';
import { timeTag } from '../times';
import { recordLink } from '../words';

/** Carries out the choice of an editor: to try a change again, or to allow the links to a removed page. */
export type Decide = (choice: 'retry' | 'allow', change: SetAside) => Promise<void>;

/** The changes with which the site could not be published: where they are corrected, and why. */
export function setAsidePart(changes: readonly SetAside[], decide: Decide): Child[] {
  const items = changes.map((change) => el('li', {}, ...describe(change, decide)));
  return [el('p', { class: 'note' }, texts.setAside.intro), el('ul', { class: 'plain' }, ...items)];
}

function describe(change: SetAside, decide: Decide): Child[] {
  const { id, record, kind, parts, places, by, since, deadLinks } = change;
  const words = texts.setAside;
  const name = recordName(record);
  return [
    // A deleted record has no form.
    el('p', { class: 'lead' }, kind === 'created' ? name : linkTo(record)),
    el('ul', { class: 'fault' }, ...sentencesOf(change).map((sentence) => el('li', {}, sentence))),
    el('p', {}, words[kind], parts > 0 && ` ${counted(words, 'parts', parts)}`),
    places.length > 0 && el('p', {}, words.places, ...separated(places.map(linkTo)), '.'),
    el('p', { class: 'note' }, words.since, timeTag(since), by && fill(words.by, { by }), '.'),
    el(
      'p',
      { class: 'buttons' },
      button(
        { id: `retry-${id}`, onclick: () => void decide('retry', change) },
        words.retry,
        spokenText(fill(words.retryOf, { record: name })),
      ),
      deadLinks.length > 0 &&
        button({ id: `anyway-${id}`, class: 'quiet', onclick: () => void decide('allow', change) }, words.publish),
    ),
  ];
}

/** The reasons in the reader's language; a sentence that the catalogue lacks is English. */
export const sentencesOf = ({ sentences }: Pick<SetAside, 'sentences'>): string[] =>
  sentences.map((sentence) => inWords('faults', sentence) ?? sentence);

const linkTo = (record: NamedRecord) => el('a', { href: recordLink(record.collection, record.id) }, recordName(record));

const separated = (links: Child[]): Child[] => links.flatMap((link, at) => (at === 0 ? [link] : [', ', link]));
