import { labelOf } from '../../../src/lib/content/COLLECTIONS';
import { useRecords } from '../../store/hooks';
import { fill, language } from '../../texts/language';
import * as shared from '../controls.module.css';
import { SearchList } from '../pickers/SearchList';
import { useKeptFocus } from '../useKeptFocus';
import { texts } from '../words';
import { ariaOf, type ControlProps, groupOf, textOf } from './ControlProps';
import * as styles from './controlParts.module.css';
import { usePickers } from '../pickers/PickersContext';

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

/** One record of another collection. */
export function RecordControl(props: ControlProps) {
  const { field, recordKey } = props;
  const records = useRecords(field.of ?? '');
  const value = textOf(props.value);
  const others = records?.filter(({ key }) => key !== recordKey) ?? [];
  return (
    <select
      {...ariaOf(props)}
      className={shared.control}
      value={value}
      disabled={!records}
      onChange={({ target }) => props.onChange(target.value)}
    >
      <option value="">{records ? texts.none : texts.loading}</option>
      {value && !others.some(({ id }) => id === value) && (
        <option value={value}>{records ? value : texts.loading}</option>
      )}
      {others.map(({ key, id, collection, values }) => (
        <option key={key} value={id}>
          {labelOf(collection, values, language)}
        </option>
      ))}
    </select>
  );
}

/** An address: typed, or that of a page that is searched for. */
export function LinkControl(props: ControlProps) {
  const { pickLink } = usePickers();
  const choose = async () => {
    const picked = await pickLink(textOf(props.value));
    if (picked) props.onChange(picked.href);
  };
  return (
    <div className={styles.row}>
      <input
        {...ariaOf(props)}
        type="text"
        inputMode="url"
        className={`${shared.control} ${styles.grow}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={textOf(props.value)}
        onChange={({ target }) => props.onChange(target.value)}
      />
      <button
        type="button"
        id={`${props.id}-choose`}
        className={shared.button}
        aria-labelledby={`${props.id}-choose ${props.labelledBy}`}
        onClick={() => void choose()}
      >
        {texts.link.choose}
      </button>
    </div>
  );
}
