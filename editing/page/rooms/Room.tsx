import { useEffect, useRef, useState } from 'react';
import { newAddress } from '../address/address';
import { PageLink } from '../address/PageLink';
import { fill, nameOf, rooms } from '../texts';
import { Icon } from '../ui/Icon';
import * as ui from '../ui/ui.module.css';
import { EntryRow } from './EntryRow';
import type { Entry } from './loadEntries';
import * as styles from './Rooms.module.css';

/** Rows that a kind shows at first. */
const FIRST = 50;

interface Props {
  readonly room: string;
  readonly entries: readonly Entry[];
  /** The e-mail of the reader. */
  readonly me: string;
}

/** The records of one kind in the list of everything; the search finds those that are not shown yet. */
export function Room({ room, entries, me }: Props) {
  const own = entries.filter(({ collection }) => collection === room);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button is gone: the keyboard goes on where the new rows begin.
    if (isWhole) list.current?.children[FIRST]?.querySelector('a')?.focus();
  }, [isWhole]);
  const add = nameOf(room, 'new');
  return (
    <section className={styles.room} aria-labelledby={room}>
      <div className={styles.roomHead}>
        <h2 id={room} tabIndex={-1}>
          {nameOf(room, 'name')}
        </h2>
        {add && (
          <PageLink className={ui.button} href={newAddress(room)}>
            <Icon name="plus" size={18} />
            {add}
          </PageLink>
        )}
      </div>
      {own.length === 0 && <p className={styles.note}>{rooms.empty}</p>}
      {own.length > 0 && (
        <ul className={styles.list} ref={list}>
          {(isWhole ? own : own.slice(0, FIRST)).map((entry) => (
            <EntryRow key={entry.id} entry={entry} me={me} />
          ))}
        </ul>
      )}
      {!isWhole && own.length > FIRST && (
        <button type="button" className={ui.button} onClick={() => setWhole(true)}>
          {fill(rooms.all, { count: String(own.length) })}
        </button>
      )}
    </section>
  );
}
