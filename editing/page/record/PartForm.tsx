import { useMemo, useRef } from 'react';
import { fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import type { Group } from '../../../src/lib/content/Field';
import { RecordForm } from '../../fields/RecordForm';
import { useValue } from '../../store/hooks';
import type { DraftRecord } from '../../store/types';
import { useWantedField } from './focus/useWantedField';

interface Props {
  record: DraftRecord;
  /** Only fields of these groups; all by default. */
  groups?: readonly Group[];
}

/** Fields that the list of parts writes: by moving, and by its menu. */
const OF_THE_LIST = ['kind', 'hidden', 'parent'];

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
      <RecordForm recordKey={key} fields={fields} kind={typeof kind === 'string' ? kind : undefined} />
    </div>
  );
}
