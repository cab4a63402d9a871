import * as shared from '../controls.module.css';
import { usePickers } from '../pickers/PickersContext';
import { texts } from '../words';
import { ariaOf, type ControlProps, textOf } from './ControlProps';
import * as styles from './controlParts.module.css';

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
