import * as shared from '../controls.module.css';
import { useState } from 'react';
import { ariaOf, type ControlProps } from './ControlProps';
import * as styles from './controlParts.module.css';

/** A number; PocketBase keeps none as 0, so an empty field and 0 are the same. */
export function NumberControl(props: ControlProps) {
  const { field, value, onChange } = props;
  const shown = typeof value === 'number' && value !== 0 ? String(value) : '';
  // While it is typed: "0" on the way to "0.5".
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...ariaOf(props)}
      type="number"
      className={`${shared.control} ${styles.number}`}
      step={field.isWhole ? 1 : 'any'}
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        // A sign alone is no number yet.
        if (!target.validity.badInput) onChange(Number(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
