import { fill } from '../../../hooks/lib/fill';
import { type Child, el } from '../elements';
import { recordName, texts } from '../texts';
import { recordLink, titleOf } from '../words';
import { type Fault, readFailure } from './readFailure';

/** The name of a record by its title; undefined for one that is gone. */
export function nameOf({ collection, id }: NonNullable<Fault['record']>): string | undefined {
  const label = titleOf(collection, id);
  return label === undefined ? undefined : recordName({ collection, label });
}

/**
 * Shows the message of a build: its sentences with links to the records, the rest below "Details".
 * @param id of the details, so that they stay open
 * @param linked the record that has a link already
 */
export function failureText(text: string, id: string, linked?: Fault['record']): Child[] {
  const { faults, details } = readFailure(text);
  const link = ({ record }: Fault) => {
    if (!record || record.id === linked?.id) return [];
    return [' ', el('a', { href: recordLink(record.collection, record.id) }, nameOf(record) ?? texts.failures.atFault)];
  };
  const items = faults.filter(({ isItem }) => isItem);
  const paragraph = (fault: Fault) => el('p', { class: 'fault' }, fault.sentence, ...link(fault));
  const first = faults.findIndex(({ isItem }) => isItem);
  const before = first < 0 ? faults : faults.slice(0, first);
  const after = first < 0 ? [] : faults.slice(first).filter(({ isItem }) => !isItem);
  return [
    ...before.map(paragraph),
    ...(faults.length === 0 ? [el('p', { class: 'fault' }, texts.failures.unknown)] : []),
    items.length > 0 &&
      el('ul', { class: 'fault' }, ...items.map((fault) => el('li', {}, fault.sentence, ...link(fault)))),
    ...after.map(paragraph),
    details !== '' &&
      el('details', { id }, el('summary', {}, texts.failures.details), el('pre', { lang: 'en' }, details)),
  ];
}

/** A link to the record at fault, with its name if it is known. @param url of the dashboard's form */
export function linkToFault(url: string, record: Fault['record']): HTMLElement {
  const name = record && nameOf(record);
  const text = name ? fill(texts.failures.atFaultNamed, { record: name }) : texts.failures.atFault;
  return el('p', {}, el('a', { href: url }, text));
}
