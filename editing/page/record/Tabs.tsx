import { type KeyboardEvent, type ReactNode, useId } from 'react';
import * as styles from './RecordScreen.module.css';

interface Props<T extends string> {
  label: string;
  chosen: T;
  tabs: readonly { name: T; label: string; isMarked?: boolean }[];
  onChoose: (name: T) => void;
  /** At the end of their row. */
  end?: ReactNode;
  children: ReactNode;
}

/** Tabs above a part of the page: arrow keys go from one to the next. */
export function Tabs<T extends string>({ label, chosen, tabs, onChoose, end, children }: Props<T>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs.at(to % tabs.length);
    if (!next) return;
    onChoose(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <>
      <div className={styles.tabs}>
        {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
        <div className={styles.tabList} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.name}
              type="button"
              role="tab"
              id={`${id}-${tab.name}`}
              aria-selected={tab.name === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={tab.name === chosen ? 0 : -1}
              onClick={() => onChoose(tab.name)}
            >
              {tab.label}
              {tab.isMarked && <span className={styles.mark} />}
            </button>
          ))}
        </div>
        {end && <div className={styles.tabsEnd}>{end}</div>}
      </div>
      <div className={styles.tabPanel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
