import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { moveFocus } from './moveFocus';
import * as styles from './Toolbar.module.css';

interface Props {
  label: string;
  /** Ids of the names of the text, which follow the label where several such toolbars are in view. */
  labelledBy?: string;
  /** The id of the text that it belongs to. */
  controls: string;
  /** Escape in it. */
  onLeave(): void;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A row of buttons with one tab stop: arrow keys, Home and End move within it (WAI-ARIA's pattern "toolbar"). */
export function Toolbar({ label, labelledBy, controls, onLeave, children }: Props) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const buttons = () => [...(row.current?.querySelectorAll<HTMLElement>('button:not([role])') ?? [])];

  const setStop = (stop: HTMLElement | undefined) =>
    buttons().forEach((button) => {
      button.tabIndex = button === stop ? 0 : -1;
    });

  // Buttons come and go: one of them is always the stop.
  useEffect(() => {
    const all = buttons();
    setStop(all.find(({ tabIndex, dataset }) => tabIndex === 0 && dataset.stop !== undefined) ?? all[0]);
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const all = buttons();
    if (!all.includes(target)) return;
    all.forEach((button) => delete button.dataset.stop);
    target.dataset.stop = '';
    setStop(target);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    if (!all.includes(document.activeElement as HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onLeave();
    moveFocus(event, all, STEPS);
  };

  return (
    <div
      ref={row}
      role="toolbar"
      className={styles.toolbar}
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy && `${id} ${labelledBy}`}
      aria-controls={controls}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

/** Buttons that belong together. */
export const Group = ({ children }: { children: ReactNode }) => <div className={styles.group}>{children}</div>;
