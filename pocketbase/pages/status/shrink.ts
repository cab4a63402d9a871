import type { FailedBuild, Shrink, ShrinkItem } from '../../hooks/status/types';
import { fill } from '../../../src/lib/text/fill';
import { button, type Child, el } from './elements';
import { collectionName, numberText, recordName, texts } from './texts';
import { timeTag } from './times';
import { recordLink } from './words';

export type Choice = 'publish' | 'restore';
export type Decide = (choice: Choice, build: FailedBuild) => void;

/** Shows the loss of a refused build, and the choices. */
export function shrinkPart(build: FailedBuild, decide: Decide): Child[] {
  const { id, shrink } = build;
  if (!shrink) return [];
  const { items, counts, pages, may, allowed_by } = shrink;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const names = Object.entries(counts).map(
    ([collection, count]) => `${collectionName(collection)} ${numberText(count)}`,
  );
  const all = [...names, ...(pages > 0 ? [fill(texts.shrink.pages, { count: numberText(pages) })] : [])];
  const choose = (choice: Choice, label: string) =>
    button({ id: `shrink-${choice}-${id}`, onclick: () => decide(choice, build) }, label);
  return [
    el('p', {}, fill(texts.shrink.gone, { what: all.join(', ') })),
    items.length > 0 &&
      el(
        'details',
        { id: `goes-${id}` },
        el('summary', {}, texts.shrink.summary),
        el('ul', {}, ...items.map(describeItem)),
        total > items.length && el('p', { class: 'note' }, fill(texts.shrink.first, { count: items.length })),
      ),
    allowed_by && el('p', { class: 'note' }, fill(texts.shrink.allowed, { by: allowed_by })),
    may === 'no'
      ? el('p', { class: 'note' }, whoDecides(shrink))
      : el(
          'p',
          {},
          !allowed_by && choose('publish', texts.shrink.publish),
          !allowed_by && items.length > 0 && ' ',
          items.length > 0 && choose('restore', texts.shrink.restore),
        ),
  ];
}

function describeItem({ kind, collection, record, label, path, by, at }: ShrinkItem) {
  const name = recordName({ collection, label });
  const isThere = kind === 'withdrawn';
  return el(
    'li',
    {},
    isThere ? el('a', { href: recordLink(collection, record) }, name) : name,
    path && fill(texts.shrink.at, { path }),
    isThere ? texts.shrink.withdrawn : texts.shrink.deleted,
    timeTag(at),
    fill(texts.shrink.by, { by }),
  );
}

/** Names the people who may decide, for a person who may not. */
export function whoDecides({ unexplained, by }: { unexplained: number; by: string[] }) {
  if (unexplained === 0 && by.length === 1) return fill(texts.shrink.ownerOr, { by: by[0] ?? '' });
  return texts.shrink.owner;
}

/** The question before a choice is carried out; an editor is asked twice. */
export function shrinkQuestion(choice: Choice, { shrink }: { shrink: Pick<Shrink, 'counts'> | null }, again = false) {
  const counts = Object.entries(shrink?.counts ?? {}).map(
    ([collection, count]) => `${collectionName(collection)}: ${numberText(count)}`,
  );
  const words = choice === 'restore' ? texts.questions.shrinkRestore : texts.questions.shrinkPublish;
  return {
    title: again ? words.titleAgain : words.title,
    text: fill(words.text, { what: counts.join(', ') }),
    yes: again ? words.yesAgain : words.yes,
    done: words.done,
  };
}
