import { labelOf } from '../../../src/lib/content/COLLECTIONS';
import { useRecords } from '../../store/hooks';
import { language } from '../../texts/language';
import * as shared from '../controls.module.css';
import { texts } from '../words';
import { ariaOf, type ControlProps, textOf } from './ControlProps';

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
