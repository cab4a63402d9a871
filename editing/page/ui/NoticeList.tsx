import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { blockTexts } from '../texts';
import { Icon } from './Icon';
import { dismiss, type Notice, noticesAtom, spokenAtom } from './notices';
import * as styles from './NoticeList.module.css';
import * as ui from './ui.module.css';

/** Longer than it takes to read and decide, also by a screen reader. */
const SHOWN_MS = 20_000;

/** The notices at the lower edge, and the live region of all that is announced. */
export function NoticeList() {
  const notices = useAtomValue(noticesAtom);
  const spoken = useAtomValue(spokenAtom);
  return (
    <>
      <div role="status" className={ui.spoken}>
        {spoken.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div className={styles.notices}>
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </div>
    </>
  );
}

function NoticeCard({ notice: { id, text, action } }: { notice: Notice }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    <div
      className={styles.notice}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={blockTexts.dismiss} onClick={() => dismiss(id)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
