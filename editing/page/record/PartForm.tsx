import { useAtom } from 'jotai';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import type { Group } from '../../../src/lib/content/Field';
import { RecordForm } from '../../fields/RecordForm';
import * as controls from '../../fields/controls.module.css';
import { useFaults, useValue } from '../../store/hooks';
import type { DraftRecord, Key } from '../../store/types';
import { wantedFocusAtom } from './openParts';

const FIELDS = 'input:not([type=hidden]), textarea, select, [contenteditable=true]';
/** The controls of a field without a text are buttons: those of a picture, or of a choice. */
const CONTROLS = `${FIELDS}, button`;

/** Gives the focus to the field of a record's form that was asked for, or to its first field. */
function useWantedField(key: Key, form: RefObject<HTMLElement | null>): void {
  const [wanted, setWanted] = useAtom(wantedFocusAtom);
  useEffect(() => {
    if (wanted?.key !== key || wanted.place !== 'form' || !form.current) return;
    const row = form.current.closest<HTMLElement>('[data-row]');
    const named = wanted.field && fieldIn(form.current, wanted.field);
    // The page has a form in each tab: the field is in another one.
    if (!named && !row) return;
    const field = named || form.current.querySelector<HTMLElement>(FIELDS);
    (field ?? row?.querySelector<HTMLElement>('[data-toggle]'))?.focus({ preventScroll: true });
    if (named) named.scrollIntoView?.({ block: 'center' });
    else row?.scrollIntoView?.({ block: 'start' });
    setWanted(undefined);
  }, [wanted, key, form, setWanted]);
}

function fieldIn(form: HTMLElement, column: string) {
  const places = [...form.querySelectorAll<HTMLElement>('[data-column]')];
  return places.find(({ dataset }) => dataset['column'] === column)?.querySelector<HTMLElement>(CONTROLS);
}

interface Props {
  record: DraftRecord;
  /** Only fields of these groups; all by default. */
  groups?: readonly Group[];
}

/** Fields that the list of parts writes: by moving, and by its menu. */
const OF_THE_LIST = ['kind', 'hidden', 'parent'];

/** The sentences of a refusal that no field of the form can show: about the whole record, or about its place. */
function FormFaults({ recordKey }: { recordKey: Key }) {
  const faults = useFaults(recordKey);
  const sentences = ['', ...OF_THE_LIST].flatMap((name) => faults[name] ?? []);
  return sentences.map((sentence) => (
    <p key={sentence} role="alert" className={controls.fault}>
      {sentence}
    </p>
  ));
}

/** The form of a record: the fields that its kind shows. */
export function PartForm({ record, groups }: Props) {
  const { key, collection, values } = record;
  const block = useValue(`blocks/${String(values['block'] ?? '')}`, 'kind');
  const kind = collection === 'block_items' ? block : values['kind'];
  const wanted = groups?.join(' ');
  const form = useRef<HTMLDivElement>(null);
  useWantedField(key, form);
  const fields = useMemo(
    () =>
      fieldsOf(collection, kind).filter(
        ({ name, group }) =>
          (wanted === undefined || wanted.split(' ').includes(group)) &&
          !(['blocks', 'menu_links'].includes(collection) && OF_THE_LIST.includes(name)),
      ),
    [collection, kind, wanted],
  );
  return (
    <div ref={form}>
      {(!groups || groups.includes('text')) && <FormFaults recordKey={key} />}
      <RecordForm recordKey={key} fields={fields} kind={typeof kind === 'string' ? kind : undefined} />
    </div>
  );
}
