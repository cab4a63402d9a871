import { fill } from '../../../../src/lib/text/fill';
import { type Child, el } from '../elements';
import { recordName, texts } from '../texts';
import { columnAtFault, recordLink, titleOf } from '../words';
import { type Fault, readFailure } from './readFailure';

/** The name of a record by its title; undefined for one that is gone. */
export function nameOf({ collection, id }: NonNullable<Fault['record']>): string | undefined {
  const label = titleOf(collection, id);
  return label === undefined ? undefined : recordName({ collection, label });
}

/**
 * Shows the message of a build: its faults, each with a button that opens the field at fault, and the rest below "Details".
 * @param id of the details, so that they stay open
 * @param linked the record of the build's own link, which gets a button if no fault has one
 */
export function failureText(text: string, id: string, linked?: Fault['record']): Child[] {
  const { faults, details } = readFailure(text);
  const isRow = ({ isItem, record }: Fault) => isItem || record !== undefined;
  const rows = faults.filter(isRow);
  const first = faults.findIndex(isRow);
  const before = first < 0 ? faults : faults.slice(0, first);
  const after = first < 0 ? [] : faults.slice(first).filter((fault) => !isRow(fault));
  const paragraph = ({ sentence }: Fault) => el('p', { class: 'fault' }, sentence);
  return [
    ...before.map(paragraph),
    ...(faults.length === 0 ? [el('p', { class: 'fault' }, texts.failures.unknown)] : []),
    rows.length > 0 && el('ul', { class: 'rows faults' }, ...rows.map(describeFault)),
    ...after.map(paragraph),
    linked && !rows.some(({ record }) => record) && el('p', {}, correctButton(linked)),
    details !== '' &&
      el('details', { id }, el('summary', {}, texts.failures.details), el('pre', { lang: 'en' }, details)),
  ];
}

const describeFault = ({ sentence, record }: Fault) =>
  el('li', {}, el('span', { class: 'fault' }, sentence), record && correctButton(record));

/** A link, in the look of a button, to the field at fault in the editing page. */
function correctButton(record: NonNullable<Fault['record']>) {
  const { collection, id } = record;
  const name = nameOf(record);
  const href = recordLink(collection, id, columnAtFault(collection, id));
  return el(
    'a',
    { class: 'button', href },
    name ? fill(texts.failures.correctNamed, { record: name }) : texts.failures.correct,
  );
}
