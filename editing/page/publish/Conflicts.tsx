import type { Conflict } from '../../../pocketbase/hooks/prepared/types';
import { nameOf, publishing } from '../texts';
import { Dialog } from '../ui/Dialog';
import * as ui from '../ui/ui.module.css';
import { labelsOf } from './ChangeList';
import * as styles from './PublishDialog.module.css';

interface Props {
  conflicts: readonly Conflict[];
  onYes: () => void;
  onNo: () => void;
}

/** Asks whether prepared values replace those that others published meanwhile. */
export function Conflicts({ conflicts, onYes, onNo }: Props) {
  return (
    <Dialog
      title={publishing.conflictTitle}
      onClose={onNo}
      foot={
        <>
          <button type="button" className={`${ui.button} ${ui.main}`} onClick={onYes}>
            {publishing.conflictYes}
          </button>
          <button type="button" className={ui.button} data-first onClick={onNo}>
            {publishing.conflictNo}
          </button>
        </>
      }
    >
      <p>{publishing.conflictText}</p>
      <ul className={styles.changes}>
        {conflicts.map(({ collection, id, label, fields }) => (
          <li key={id}>
            <p>
              <span className={styles.kind}>{nameOf(collection)}</span> <strong>{label}</strong>
            </p>
            <p className={styles.what}>{labelsOf(collection, fields).join(', ') || publishing.whole}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
