import type { ReactNode } from 'react';
import * as styles from './TopBar.module.css';

interface Props<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; label: string; content: ReactNode; lang?: string }[];
  onChange: (value: T) => void;
}

/** Begins with the text in the button, by which people who speak to the computer name it. */
const nameOf = ({ label, content }: { label: string; content: ReactNode }) =>
  typeof content === 'string' ? `${content}: ${label}` : label;

/** A few buttons of which one is pressed. */
export function Switch<T extends string>({ label, value, choices, onChange }: Props<T>) {
  return (
    <div className={styles.switch} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          aria-label={nameOf(choice)}
          title={choice.label}
          onClick={() => onChange(choice.value)}
        >
          {choice.content}
        </button>
      ))}
    </div>
  );
}
