import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from './Icon';
import * as styles from './Menu.module.css';
import * as ui from './ui.module.css';

interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly run?: () => void;
  /** A link instead of an action. */
  readonly href?: string;
  readonly isDangerous?: boolean;
  readonly isOff?: boolean;
}

interface Props {
  /** The name of the button. */
  label: string;
  items: readonly (MenuItem | undefined)[];
  className?: string;
  children?: ReactNode;
}

/** A button that opens a menu. Arrow keys go through it, Escape closes it. */
export function Menu({ label, items, className = `${ui.button} ${ui.quiet} ${ui.small}`, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const entries = () => [...(whole.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    const menu = whole.current?.querySelector<HTMLElement>('[role=menu]');
    // Above its button where there is no room below it.
    if (menu && menu.getBoundingClientRect().bottom > innerHeight - 8) menu.dataset['up'] = 'true';
    entries()[0]?.focus({ preventScroll: true });
    const away = ({ target }: Event) => {
      if (!whole.current?.contains(target as Node)) setOpen(false);
    };
    // A press within the preview only takes the focus away.
    const lost = () => setOpen(false);
    document.addEventListener('pointerdown', away);
    addEventListener('blur', lost);
    return () => {
      document.removeEventListener('pointerdown', away);
      removeEventListener('blur', lost);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) all.at(next % all.length)?.focus();
    else if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the items bubble up to here
    <div className={styles.whole} ref={whole} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={children ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {children ?? <Icon name="more" />}
      </button>
      {isOpen && (
        <div className={styles.menu} role="menu" id={id} aria-label={label}>
          {items.flatMap((item) =>
            item ? [<Entry key={item.label} item={item} close={close} end={() => setOpen(false)} />] : [],
          )}
        </div>
      )}
    </div>
  );
}

function Entry({ item, close, end }: { item: MenuItem; close: () => void; end: () => void }) {
  const { label, icon, run, href, isDangerous, isOff } = item;
  const className = `${styles.item} ${isDangerous ? styles.isDangerous : ''}`;
  const inner = (
    <>
      {icon && <Icon name={icon} size={18} />}
      {label}
    </>
  );
  if (href)
    return (
      <a role="menuitem" tabIndex={-1} className={className} href={href} target="_blank" rel="noreferrer" onClick={end}>
        {inner}
      </a>
    );
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={className}
      aria-disabled={isOff}
      onClick={() => {
        if (isOff) return;
        close();
        run?.();
      }}
    >
      {inner}
    </button>
  );
}
