import type { FailedBuild, Shrink, ShrinkItem } from '../../hooks/status/types';
import { button, type Child, el } from './elements';
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
  const names = Object.entries(counts).map(([collection, count]) => `${collection} ${count.toLocaleString('en')}`);
  const all = [...names, ...(pages > 0 ? [`pages in all languages ${pages.toLocaleString('en')}`] : [])];
  const choose = (choice: Choice, label: string) =>
    button({ id: `shrink-${choice}-${id}`, onclick: () => decide(choice, build) }, label);
  return [
    el('p', {}, `Visitors would no longer find: ${all.join(', ')}.`),
    items.length > 0 &&
      el(
        'details',
        { id: `goes-${id}` },
        el('summary', {}, 'What would go'),
        el('ul', {}, ...items.map(describeItem)),
        total > items.length &&
          el('p', { class: 'note' }, `The first ${items.length} are listed, pages before their parts.`),
      ),
    allowed_by && el('p', { class: 'note' }, `${allowed_by} allowed it; the fault above still has to be put right.`),
    may === 'no'
      ? el('p', { class: 'note' }, whoDecides(shrink))
      : el(
          'p',
          {},
          !allowed_by && choose('publish', 'Publish without them'),
          !allowed_by && items.length > 0 && ' ',
          items.length > 0 && choose('restore', 'Bring them back'),
        ),
  ];
}

function describeItem({ kind, collection, record, label, path, by, at }: ShrinkItem) {
  const name = `${collection} “${label}”`;
  const isThere = kind === 'withdrawn';
  return el(
    'li',
    {},
    isThere ? el('a', { href: recordLink(collection, record) }, name) : name,
    path && ` at ${path}`,
    isThere ? ', withdrawn ' : ', deleted ',
    timeTag(at),
    ` by ${by}`,
  );
}

/** Names the people who may decide, for a person who may not. */
export function whoDecides({ unexplained, by }: { unexplained: number; by: string[] }) {
  if (unexplained === 0 && by.length === 1) return `An owner decides about this, or ${by[0]}, who took it away.`;
  return 'An owner decides about this.';
}

/** The question before a choice is carried out; an editor is asked twice. */
export function shrinkQuestion(choice: Choice, { shrink }: { shrink: Pick<Shrink, 'counts'> | null }, again = false) {
  const counts = Object.entries(shrink?.counts ?? {}).map(([collection, count]) => `${collection}: ${count}`);
  const goes = counts.join(', ');
  if (choice === 'restore') {
    return {
      title: again ? 'Really bring all of it back?' : 'Bring back what went?',
      text:
        `What was deleted is made again as it was, with its pictures, and what was withdrawn is published again (${goes}). ` +
        'Then the site is built.',
      yes: again ? 'Yes, bring them back' : 'Bring them back',
    };
  }
  return {
    title: again ? 'Really publish the site without all of it?' : 'Publish the site without them?',
    text:
      `Visitors no longer find what went (${goes}); its addresses answer that the page was removed. ` +
      'This holds for what is listed here and nothing else. What was deleted stays in the bin for 90 days.',
    yes: again ? 'Yes, publish without them' : 'Publish without them',
  };
}
