import { memo } from 'react';
import { recordAddress } from '../address/address';
import { PageLink } from '../address/PageLink';
import { fill, rooms, texts } from '../texts';
import { moment } from '../ui/moment';
import * as ui from '../ui/ui.module.css';
import type { Entry } from './loadEntries';
import * as styles from './Rooms.module.css';

/** A record in its list. @param me the e-mail of the reader, whose own changes are named so */
export const EntryRow = memo(function EntryRow({ entry, me }: { entry: Entry; me: string }) {
  const { collection, id, title, address, state, at, prepared, lacksSlovenian } = entry;
  const isGone = prepared?.kind === 'deleted';
  const whose = prepared && (prepared.who === me ? fill(rooms.yours, prepared) : fill(rooms.by, prepared));
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
            <span className={`${ui.badge} ${ui.waits}`}>{rooms.prepared[prepared.kind]}</span>
            <span className={styles.whose}>{whose}</span>
          </span>
        )}
        {lacksSlovenian && <span className={ui.badge}>{rooms.missing}</span>}
        {state && prepared?.kind !== 'created' && (
          <span className={`${ui.badge} ${state === 'live' ? ui.live : ''}`}>
            {fill(rooms.states[state], { time: at && moment(at) })}
          </span>
        )}
      </div>
    </li>
  );
});
