import type { KeyboardEvent, ReactNode } from 'react';
import * as styles from './Bar.module.css';

interface Props {
  name: string;
  /** Escape in it. */
  onLeave?(): void;
  children: ReactNode;
}

/** A row below the text, for what the caret is in. Below it moves nothing that is being read. */
export function Bar({ name, onLeave, children }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onLeave) return;
    event.stopPropagation();
    onLeave();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields
    <div role="group" className={styles.bar} aria-label={name} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
