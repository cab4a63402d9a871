import type { MouseEvent, ReactNode } from 'react';
import { ariaShortcut, shortcut } from '../shortcut';
import { Icon } from './Icon';
import type { IconName } from './icons';
import * as styles from './Toolbar.module.css';

interface Props {
  icon: IconName;
  name: string;
  /** Keys as ProseMirror writes them: `Mod-b`. */
  keys?: string;
  /** Undefined for a button that does something once. */
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick(): void;
  children?: ReactNode;
}

/** Keeps the focus, and with it the selection, in the text. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A button of a toolbar, with its name and keys beside the pointer. */
export function ToolButton({ icon, name, keys, isPressed, isDisabled = false, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      data-tip={keys ? `${name} (${shortcut(keys)})` : name}
      aria-label={name}
      aria-keyshortcuts={keys && ariaShortcut(keys)}
      aria-pressed={isPressed}
      // It stays in the order of the keys: Undo would lose the focus at its last step.
      aria-disabled={isDisabled || undefined}
      onMouseDown={keepFocus}
      onClick={() => !isDisabled && onClick()}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
