import type { Control } from 'react-hook-form';
import type { Field } from '../../src/lib/content/Field';
import { type Locale, locales } from '../../src/i18n/locales';
import { useValue } from '../store/hooks';
import { isEmptyValue } from '../store/publishing/lacking';
import type { Key } from '../store/types';
import * as controls from './controls.module.css';
import { FieldColumn } from './FieldColumn';
import * as styles from './RecordForm.module.css';
import { useShownLanguages } from './shownLanguages';
import { texts } from './words';

interface Props {
  recordKey: Key;
  collection: string;
  field: Field;
  /** Of the English column; the Slovenian one has `_sl` after it. */
  name: string;
  control: Control<Record<string, unknown>>;
  id: string;
  labelId: string;
  helpId: string | undefined;
}

/** The English and the Slovenian text beside each other, or the one that the person chose. */
export function LanguageColumns({ name, id, ...props }: Props) {
  const [shown] = useShownLanguages();
  const isMissing = useMissing(props.recordKey, name, props.field.kind === 'richText');
  const columns = locales.filter(({ code }) => shown === 'both' || shown === code);
  return (
    <>
      <div className={styles.columns} data-count={columns.length}>
        {columns.map(({ code, name: mark }) => (
          <FieldColumn
            key={code}
            {...props}
            id={`${id}-${code}`}
            column={code === 'en' ? name : `${name}_sl`}
            lang={code}
            mark={mark}
            missing={isMissing === code}
          />
        ))}
      </div>
      {isMissing && shown !== 'both' && shown !== isMissing && (
        <p className={`${controls.note} ${styles.missing}`}>{texts.missing[isMissing]}</p>
      )}
    </>
  );
}

/** The language without a text, where the other one has one. */
function useMissing(key: Key, name: string, isRich: boolean): Locale | undefined {
  const [en, sl] = [useValue(key, name), useValue(key, `${name}_sl`)].map((value) => isEmptyValue(value, isRich));
  return en === sl ? undefined : en ? 'en' : 'sl';
}
