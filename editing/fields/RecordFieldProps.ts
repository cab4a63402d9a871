import type { Control } from 'react-hook-form';
import type { Field } from '../../src/lib/content/Field';
import type { Key } from '../store/types';

/** The properties of a field in the form of a record. */
export interface RecordFieldProps {
  recordKey: Key;
  collection: string;
  field: Field;
  kind: string | undefined;
  control: Control<Record<string, unknown>>;
}
