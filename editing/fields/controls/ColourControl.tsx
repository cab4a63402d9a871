import { choiceText, texts } from '../words';
import { type ControlProps, groupOf, textOf } from './ControlProps';
import * as styles from './controlParts.module.css';

/** One of the site's colours, or the block's usual one. */
export function ColourControl(props: ControlProps) {
  const { id, field, value, onChange } = props;
  return (
    <div role="radiogroup" {...groupOf(props)} className={styles.row}>
      {['', ...(field.choices ?? [])].map((colour) => (
        <label key={colour} className={styles.swatch}>
          <input
            id={colour === '' ? id : undefined}
            type="radio"
            name={id}
            checked={textOf(value) === colour}
            onChange={() => onChange(colour)}
          />
          <span className={styles.dot} data-colour={colour} aria-hidden="true" />
          <span>{colour ? choiceText('colour', colour) : texts.usual}</span>
        </label>
      ))}
    </div>
  );
}
