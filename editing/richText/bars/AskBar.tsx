import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { texts } from '../texts';
import { Bar } from './Bar';
import * as styles from './Bar.module.css';

interface Props {
  words: { bar: string; address: string; save: string; wrong: string };
  current: string;
  /** @returns whether the address is one */
  onSave(address: string): boolean;
  onCancel(): void;
}

/** Asks for an address where the page has no picker of pages or pictures. */
export function AskBar({ words, current, onSave, onCancel }: Props) {
  const [address, setAddress] = useState(current);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const save = () => setWrong(!onSave(address));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around must not be sent.
    event.preventDefault();
    save();
  };
  return (
    <Bar name={words.bar} onLeave={onCancel}>
      <label className={styles.label} htmlFor={id}>
        {words.address}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        inputMode="url"
        value={address}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.action} onClick={save}>
        {words.save}
      </button>
      <button type="button" className={styles.action} onClick={onCancel}>
        {texts.link.cancel}
      </button>
      <p id={`${id}-wrong`} className={styles.wrong} role="status">
        {isWrong && words.wrong}
      </p>
    </Bar>
  );
}
