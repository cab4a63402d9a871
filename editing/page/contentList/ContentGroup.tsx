import { memo, useEffect, useRef, useState } from 'react';
import { newAddress, recordAddress } from '../address/address';
import { PageLink } from '../address/PageLink';
import { contentListTexts, fill, nameOf, texts } from '../texts';
import { Icon } from '../ui/Icon';
import * as ui from '../ui/ui.module.css';
import type { Entry } from './loadEntries';
import * as styles from './ContentList.module.css';
import { moment } from '../ui/moment';

/** A record in its list. @param me the e-mail of the reader, whose own changes are named so */
const EntryRow = memo(function EntryRow({ entry, me }: { entry: Entry; me: string }) {
  const { collection, id, title, address, state, at, prepared, lacksSlovenian } = entry;
  const isGone = prepared?.kind === 'deleted';
  const whose =
    prepared && (prepared.who === me ? fill(contentListTexts.yours, prepared) : fill(contentListTexts.by, prepared));
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        {isGone ? (
          <span className={styles.gone}>{title || texts.untitled}</span>
        ) : (
          <PageLink className={styles.link} href={recordAddress(collection, id)}>
            {title || texts.untitled}
          </PageLink>
        )}
        {address && <span className={styles.address}>{address}</span>}
      </div>
      <div className={styles.states}>
        {prepared && (
          <span className={styles.prepared}>
            <span className={`${ui.badge} ${ui.waits}`}>{contentListTexts.prepared[prepared.kind]}</span>
            <span className={styles.whose}>{whose}</span>
          </span>
        )}
        {lacksSlovenian && <span className={ui.badge}>{contentListTexts.missing}</span>}
        {state && prepared?.kind !== 'created' && (
          <span className={`${ui.badge} ${state === 'live' ? ui.live : ''}`}>
            {fill(contentListTexts.states[state], { time: at && moment(at) })}
          </span>
        )}
      </div>
    </li>
  );
});

/** Rows that a kind shows at first. */
const FIRST = 50;

interface Props {
  readonly collection: string;
  readonly entries: readonly Entry[];
  /** The e-mail of the reader. */
  readonly me: string;
}

/** The records of one kind in the list of everything; the search finds those that are not shown yet. */
export function ContentGroup({ collection, entries, me }: Props) {
  const own = entries.filter((entry) => entry.collection === collection);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button is gone: the keyboard goes on where the new rows begin.
    if (isWhole) list.current?.children[FIRST]?.querySelector('a')?.focus();
  }, [isWhole]);
  const add = nameOf(collection, 'new');
  return (
    <section className={styles.group} aria-labelledby={collection}>
      <div className={styles.groupHead}>
        <h2 id={collection} tabIndex={-1}>
          {nameOf(collection, 'name')}
        </h2>
        {add && (
          <PageLink className={ui.button} href={newAddress(collection)}>
            <Icon name="plus" size={18} />
            {add}
          </PageLink>
        )}
      </div>
      {own.length === 0 && <p className={styles.note}>{contentListTexts.empty}</p>}
      {own.length > 0 && (
        <ul className={styles.list} ref={list}>
          {(isWhole ? own : own.slice(0, FIRST)).map((entry) => (
            <EntryRow key={entry.id} entry={entry} me={me} />
          ))}
        </ul>
      )}
      {!isWhole && own.length > FIRST && (
        <button type="button" className={ui.button} onClick={() => setWhole(true)}>
          {fill(contentListTexts.all, { count: String(own.length) })}
        </button>
      )}
    </section>
  );
}
