import { labelOf } from '../../../src/lib/content/COLLECTIONS';
import { useRecords } from '../../store/hooks';
import { fill, language } from '../../texts/language';
import * as shared from '../controls.module.css';
import { SearchList } from '../pickers/SearchList';
import { useKeptFocus } from '../useKeptFocus';
import { texts } from '../words';
import { ariaOf, type ControlProps, groupOf } from './ControlProps';
import * as styles from './controlParts.module.css';

/** Several records of another collection: the chosen ones, and a search for more. */
export function RecordsControl(props: ControlProps) {
  const { id, field, value, onChange } = props;
  const records = useRecords(field.of ?? '');
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const names = new Map(records?.map((record) => [record.id, labelOf(record.collection, record.values, language)]));
  const isFull = chosen.length >= (field.most ?? Infinity);
  const options = [...names].filter(([one]) => !chosen.includes(one)).map(([one, name]) => ({ id: one, name }));
  const { box, keep } = useKeptFocus();
  return (
    <div ref={box} className={styles.rows} {...groupOf(props)} role="group">
      {chosen.length > 0 && (
        <ul className={`${styles.row} ${styles.plain}`}>
          {chosen.map((one) => (
            <li key={one} className={styles.chip}>
              <span>{names.get(one) ?? (records ? one : texts.loading)}</span>
              <button
                type="button"
                className={shared.quiet}
                aria-label={fill(texts.removeNamed, { name: names.get(one) ?? one })}
                data-removes
                onClick={(event) => {
                  keep(event);
                  onChange(chosen.filter((other) => other !== one));
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={shared.note}>{fill(texts.records.full, { most: field.most ?? 0 })}</p>
      ) : (
        <SearchList
          input={{ ...ariaOf(props), id, placeholder: texts.records.add }}
          options={options}
          isPopup
          onChoose={(option) => onChange([...chosen, option.id])}
        />
      )}
    </div>
  );
}
