import { useState } from 'react';
import { useActions, useRestored, useSaveState } from '../../store/hooks';
import { fill, texts } from '../texts';
import { Icon } from '../ui/Icon';
import { dayAndTime } from '../ui/moment';
import * as ui from '../ui/ui.module.css';
import * as styles from './RecordScreen.module.css';

/** Says that words of an earlier visit are here again, and whose they are if they are another person's. */
export function RestoredNotice() {
  const restored = useRestored();
  const save = useSaveState();
  const { adopt } = useActions();
  const [hidden, setHidden] = useState(0);
  const isOthers = save.kind === 'waiting' && save.why === 'otherPerson';
  return (
    <div role="status">
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
