import { useState } from 'react';
import { useActions, useRestored, useSaveState, useSet } from '../../store/hooks';
import { fill, texts } from '../texts';
import { Icon } from '../ui/Icon';
import { dayAndTime, moment } from '../ui/moment';
import * as ui from '../ui/ui.module.css';
import * as styles from './RecordScreen.module.css';

/** Says when the changes are published by themselves, and that words of an earlier visit are here again, also another person's. */
export function RecordNotices() {
  const restored = useRestored();
  const save = useSaveState();
  const { adopt } = useActions();
  const set = useSet();
  const [hidden, setHidden] = useState(0);
  const isOthers = save.kind === 'waiting' && save.why === 'otherPerson';
  return (
    <div role="status">
      {set?.publish_at && (
        <div className={styles.notice}>
          <p>{fill(texts.plannedToo, { time: moment(set.publish_at) })}</p>
        </div>
      )}
      {isOthers && (
        <div className={styles.notice}>
          <p>{texts.others}</p>
          <button type="button" className={ui.button} onClick={adopt}>
            {texts.adopt}
          </button>
        </div>
      )}
      {restored && restored.at !== hidden && !isOthers && (
        <div className={styles.notice}>
          <p>{fill(texts.restored, { time: dayAndTime(restored.at) })}</p>
          <button
            type="button"
            className={`${ui.button} ${ui.quiet} ${ui.small}`}
            aria-label={texts.restoredClose}
            onClick={() => setHidden(restored.at)}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
