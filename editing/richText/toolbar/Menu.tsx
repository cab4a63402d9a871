import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { shortcut } from '../shortcut';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { moveFocus } from './moveFocus';
import { keepFocus } from './ToolButton';
import * as styles from './Toolbar.module.css';

export interface Entry {
  name: string;
  icon?: IconName;
  keys?: string;
  isChecked: boolean;
  /** Drawn as what it makes: a class of the style sheet. */
  look?: string;
  onChoose(): void;
}

interface Props {
  /** The name of the button. */
  name: string;
  /** One of the entries holds, or each by itself. */
  kind: 'radio' | 'checkbox';
  entries: readonly Entry[];
  /** Escape in the menu puts the focus on its button. */
  children: ReactNode;
  className?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A button with a menu. */
export function Menu({ name, kind, entries, children, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    (all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      setOpen(false);
      button.current?.focus();
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    moveFocus(event, items(), STEPS);
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div className={styles.menu} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={className ?? styles.button}
        data-tip={name}
        data-open={isOpen || undefined}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onMouseDown={keepFocus}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          className={styles.list}
          aria-label={name}
          onKeyDown={onKeyDown}
        >
          {entries.map((entry) => (
            <button
              key={entry.name}
              type="button"
              role={kind === 'radio' ? 'menuitemradio' : 'menuitemcheckbox'}
              tabIndex={-1}
              className={styles.item}
              aria-checked={entry.isChecked}
              onClick={() => {
                setOpen(false);
                entry.onChoose();
              }}
            >
              <span className={styles.check}>{entry.isChecked && <Icon name="check" size={16} />}</span>
              {entry.icon && <Icon name={entry.icon} />}
              <span className={entry.look}>{entry.name}</span>
              {entry.keys && <kbd className={styles.keys}>{shortcut(entry.keys)}</kbd>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
