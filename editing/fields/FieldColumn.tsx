import { useEffect, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { Field } from '../../src/lib/content/Field';
import type { Locale } from '../../src/i18n/locales';
import { lengthOf } from '../../src/lib/content/tooLong';
import { useActions, useFaults, useValue } from '../store/hooks';
import { hasSameWords, isEmpty, isSame } from '../store/isSame';
import type { Key, Value } from '../store/types';
import { fill } from '../texts/language';
import * as controls from './controls.module.css';
import { CONTROLS } from './controls/CONTROLS';
import * as styles from './RecordForm.module.css';
import { texts } from './words';

interface Props {
  recordKey: Key;
  collection: string;
  field: Field;
  /** The field with its language: title_sl. */
  column: string;
  control: Control<Record<string, unknown>>;
  id: string;
  labelId: string;
  helpId: string | undefined;
  lang?: Locale;
  /** The language in words. */
  mark?: string;
  /** The other language has a text, and this one none. */
  missing?: boolean;
}

/** The value of a field in one language, with what is wrong with it. */
export function FieldColumn({ labelId, helpId, lang, mark, missing, ...props }: Props) {
  const { recordKey, collection, field, column, id } = props;
  const { value, fault, change, watch } = useFieldValue(props);
  const Control = CONTROLS[field.kind];
  const markId = mark && `${id}-mark`;
  const notes = [helpId, fault && `${id}-fault`, missing && `${id}-missing`].filter(Boolean).join(' ');
  const count = countOf(field, value);
  return (
    <div className={styles.column} data-column={column} {...watch}>
      {(mark || count) && (
        <div className={styles.top}>
          <span className={controls.mark} id={markId} lang={lang}>
            {mark}
          </span>
          {count && <span className={controls.count}>{count}</span>}
        </div>
      )}
      <Control
        {...{ id, recordKey, collection, field, column, value, lang }}
        labelledBy={[labelId, markId].filter(Boolean).join(' ')}
        describedBy={notes || undefined}
        isInvalid={fault !== undefined}
        onChange={change}
      />
      {missing && lang && (
        <p className={`${controls.note} ${styles.missing}`} id={`${id}-missing`}>
          {texts.missing[lang]}
        </p>
      )}
      <p className={controls.fault} id={`${id}-fault`} aria-live="polite" hidden={fault === undefined}>
        {fault}
      </p>
    </div>
  );
}

/**
 * The value in the form and the store: typing changes both. A change made elsewhere appears at once: the next key would otherwise put the
 * old value in its place. Two differences wait until the field loses the focus: those of spaces, and the value that the server puts into
 * an emptied slug or date, while another one is typed.
 */
function useFieldValue({
  recordKey,
  column,
  control,
  field,
}: Pick<Props, 'recordKey' | 'column' | 'control' | 'field'>) {
  const { change: store } = useActions();
  const stored = useValue(recordKey, column);
  const refused = useFaults(recordKey)[column];
  const { field: input, fieldState } = useController({ name: column, control });
  const [isFocused, setFocused] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const value = input.value as Value | undefined;
  const isFilled = isEmpty(value) && (field.kind === 'slug' || field.name === 'publish_at');
  const isHeld = isFocused && isTyped && (isFilled || hasSameWords(stored, value));
  const { onChange } = input;
  useEffect(() => {
    if (!isHeld && !isSame(stored, value)) onChange(stored ?? '');
  }, [isHeld, stored, value, onChange]);
  return {
    value,
    fault: fieldState.error?.message ?? refused,
    change: (next: Value) => {
      setTyped(true);
      onChange(next);
      store(recordKey, { [column]: next });
    },
    watch: {
      onFocus: () => {
        if (!isFocused) setTyped(false);
        setFocused(true);
      },
      onBlur: () => setFocused(false),
    },
  };
}

/** From this part of the limit on, the number of characters is shown. */
const NEAR = 0.8;

function countOf({ kind, most }: Field, value: Value | undefined) {
  if (!most || typeof value !== 'string' || !['line', 'lines'].includes(kind)) return undefined;
  const length = lengthOf(value);
  return length >= most * NEAR ? fill(texts.count, { length, most }) : undefined;
}
