import { columnsOf, fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import type { Group } from '../../../src/lib/content/Field';
import { useActions, useWorkspaceState } from '../../store/hooks';
import type { DraftRecord } from '../../store/types';

interface Props {
  record: DraftRecord;
  /** Only fields of these groups; all by default. */
  groups?: readonly Group[];
}

/** The form of a record: the fields that its kind shows. */
export function PartForm({ record, groups }: Props) {
  const { change } = useActions();
  const kind = useWorkspaceState(({ records }) =>
    record.collection === 'block_items'
      ? records.get(`blocks/${String(record.values['block'])}`)?.values['kind']
      : record.values['kind'],
  );
  const fields = fieldsOf(record.collection, kind).filter(({ group }) => !groups || groups.includes(group));
  return (
    <div data-form>
      {fields.flatMap(columnsOf).map((name) => (
        <label key={name} style={{ display: 'grid', marginBottom: 8 }}>
          {name}
          <input
            value={String(record.values[name] ?? '')}
            onChange={(event) => change(record.key, { [name]: event.target.value })}
          />
        </label>
      ))}
    </div>
  );
}
