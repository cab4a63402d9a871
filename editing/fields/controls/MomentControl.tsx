import { fill } from '../../texts/language';
import * as shared from '../controls.module.css';
import { texts } from '../words';
import { ariaOf, type ControlProps, textOf } from './ControlProps';
import * as styles from './controlParts.module.css';
import { toLocal, toUtc, zone } from './localMoment';

/** A date with a time, in the time zone of the browser. */
export function MomentControl(props: ControlProps) {
  const noteId = `${props.id}-zone`;
  return (
    <div className={styles.row}>
      <input
        {...ariaOf(props)}
        aria-describedby={[props.describedBy, noteId].filter(Boolean).join(' ')}
        type="datetime-local"
        className={`${shared.control} ${styles.moment}`}
        value={toLocal(textOf(props.value))}
        onChange={({ target }) => {
          // Half a date must not empty the field.
          if (!target.validity.badInput) props.onChange(toUtc(target.value));
        }}
      />
      <span className={shared.note} id={noteId}>
        {fill(texts.zone, { zone: zone() })}
      </span>
    </div>
  );
}
