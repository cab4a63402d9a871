import type { Locale } from '../../../src/i18n/locales';
import type { Field } from '../../../src/lib/content/Field';
import type { Key, Value } from '../../store/types';

/** The properties of every control of a field: ids of its words, its value, and the way to change it. */
export interface ControlProps {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  recordKey: Key;
  collection: string;
  field: Field;
  /** The field with its language. */
  column: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** The language of the text; undefined for a value without one. */
  lang?: Locale | undefined;
}

/** The attributes by which assistive technology knows a control. */
export const ariaOf = ({ id, labelledBy, describedBy, isInvalid, field }: ControlProps) => ({
  id,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
  'aria-required': field.isRequired || undefined,
});

/** The same of a group of controls, which can be neither invalid nor required. */
export const groupOf = ({ labelledBy, describedBy }: ControlProps) => ({
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
});

export const textOf = (value: Value | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
