import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { columnsOf } from '../../src/lib/content/COLLECTIONS';
import type { Field } from '../../src/lib/content/Field';
import { useRecord } from '../store/hooks';
import type { DraftRecord, Key } from '../store/types';
import { RecordField } from './RecordField';
import * as styles from './RecordForm.module.css';
import { schemaOf } from './faultOf';

interface Props {
  recordKey: Key;
  /** In their order: src/lib/content, fieldsOf(). */
  fields: readonly Field[];
  /** The kind of the block that the record is, or is a part of: it names some fields. */
  kind?: string | undefined;
}

/** A form for fields of a record. Each key press goes to the store, also with an invalid value: the server refuses it there. */
export function RecordForm({ recordKey, fields, kind }: Props) {
  const record = useRecord(recordKey);
  if (!record) return null;
  return <Fields key={recordKey} record={record} fields={fields} kind={kind} />;
}

function Fields({ record, fields, kind }: Omit<Props, 'recordKey'> & { record: DraftRecord }) {
  const { key, collection, values } = record;
  const resolver = useMemo(() => yupResolver(schemaOf(collection, fields)), [collection, fields]);
  const { control } = useForm({
    resolver,
    context: { isDraft: values['status'] === 'draft' },
    mode: 'onChange',
    defaultValues: Object.fromEntries(
      fields.flatMap(columnsOf).map((column) => [column, values[column] ?? '']),
    ) as Record<string, unknown>,
  });
  return (
    <div className={styles.form}>
      {fields.map((field) => (
        <RecordField key={field.name} {...{ recordKey: key, collection, field, kind, control }} />
      ))}
    </div>
  );
}
