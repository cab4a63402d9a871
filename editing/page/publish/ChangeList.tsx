import type { PreparedChange } from '../../../pocketbase/hooks/prepared/types';
import { kindWords } from '../../fields/words';
import { useWorkspace } from '../../store/context';
import { blockKindOf, partName, wordsOf } from '../record/partName';
import { fieldLabel } from '../record/fieldLabel';
import { fill, nameOf, publishing } from '../texts';
import * as ui from '../ui/ui.module.css';
import * as styles from './PublishDialog.module.css';

/** The changes of a set, in words. @param me the reader's e-mail: only others are named */
export function ChangeList({ changes, me }: { changes: readonly PreparedChange[]; me: string }) {
  const { records } = useWorkspace().get();
  /** The name of the record in the reader's language, if it is a part of this page. */
  const labelOf = ({ collection, id, label }: PreparedChange) => {
    const record = records.get(`${collection}/${id}`);
    return record ? partName(record) : collection === 'blocks' ? kindWords(label).name : label;
  };
  const kindOf = ({ collection, id }: PreparedChange) => {
    const record = records.get(`${collection}/${id}`);
    return record && blockKindOf(records, record);
  };
  /** The name of the page that it is a part of. */
  const withinOf = ({ within, whole }: PreparedChange) => {
    const record = records.get(`${whole.collection}/${whole.id}`);
    return within && ((record && wordsOf(record)) || within);
  };
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.change}>
          <p>
            <span className={styles.kind}>{nameOf(change.collection)}</span> <strong>{labelOf(change)}</strong>
            {change.within && (
              <span className={styles.within}> {fill(publishing.within, { label: withinOf(change) })}</span>
            )}
          </p>
          <p className={styles.what}>
            {whatOf(change, kindOf(change))}
            {change.by !== me && ` · ${fill(publishing.by, { who: change.by })}`}
          </p>
          {!change.fits && <p className={`${styles.what} ${ui.danger}`}>{publishing.misfit}</p>}
        </li>
      ))}
    </ul>
  );
}

/** @param blockKind of the record, if it is a part of this page */
function whatOf({ kind, collection, changed }: PreparedChange, blockKind: string | undefined): string {
  if (kind !== 'changed') return publishing[kind];
  const fields = labelsOf(collection, changed, blockKind).join(', ');
  return fields ? fill(publishing.changed, { fields }) : publishing.order;
}

/** The names of fields, each once: the moments of revision are the site's own. */
export const labelsOf = (collection: string, names: readonly string[], kind?: string): readonly string[] => [
  ...new Set(
    names
      .filter((name) => !/^(revised(_sl)?|updated|created)$/.test(name))
      .map((name) => (name === 'order' ? publishing.order : fieldLabel(collection, name, kind))),
  ),
];
