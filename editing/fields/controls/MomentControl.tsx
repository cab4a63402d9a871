import { fill } from '../../texts/language';
import * as shared from '../controls.module.css';
import { texts } from '../words';
import { ariaOf, type ControlProps, textOf } from './ControlProps';
import * as styles from './controlParts.module.css';

const two = (number: number) => String(number).padStart(2, '0');

/** Converts a PocketBase time to the value of a `datetime-local` field in the browser's time zone: "2026-12-01T09:00". */
export function toLocal(utc: string): string {
  const date = new Date(utc.replace(' ', 'T'));
  if (!utc || Number.isNaN(date.getTime())) return '';
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Converts such a value back to UTC: "2026-12-01 08:00:00.000Z"; '' without a time. */
export function toUtc(local: string): string {
  const date = new Date(local);
  return local && !Number.isNaN(date.getTime()) ? date.toISOString().replace('T', ' ') : '';
}

/** The browser's time zone. */
const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

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
