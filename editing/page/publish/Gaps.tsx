import { useGaps, useWorkspaceState } from '../../store/hooks';
import type { Gap, Key } from '../../store/types';
import { blockKindOf } from '../record/blockKindOf';
import { fieldInLanguage } from '../record/fieldLabel';
import { partName } from '../record/partName';
import { nameOf, publishing } from '../texts';
import * as ui from '../ui/ui.module.css';
import * as styles from './PublishDialog.module.css';

interface Props {
  /** Closes the dialog, and leads to a field. */
  onField: (key: Key, column: string) => void;
}

/** The fields that hinder the publication, and those of new parts that stay behind, each with a button that leads to it. */
export function Gaps({ onField }: Props) {
  const gaps = useGaps();
  return (['lacking', 'refused', 'left'] as const).map((kind) => {
    const found = gaps.filter((gap) => gap.kind === kind);
    if (found.length === 0) return null;
    return (
      <section key={kind} className={styles.gaps} data-kind={kind}>
        <p>{publishing.gaps[kind]}</p>
        <ul>
          {found.map((gap) => (
            <li key={gap.key}>
              <GapFields gap={gap} onField={onField} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function GapFields({ gap: { key, fields }, onField }: Props & { gap: Gap }) {
  const record = useWorkspaceState(({ records }) => records.get(key));
  const isRoot = useWorkspaceState(({ root }) => root === key);
  const fault = useWorkspaceState(({ faults }) => faults.get(key)?.['']);
  const kind = useWorkspaceState(({ records }) => record && blockKindOf(records, record));
  if (!record) return null;
  return (
    <>
      {!isRoot && (
        <span className={styles.what}>
          {nameOf(record.collection)} <strong>{partName(record)}</strong>{' '}
        </span>
      )}
      {fields.map((column) => (
        <button
          key={column}
          type="button"
          className={`${ui.button} ${ui.compact} ${styles.field}`}
          onClick={() => onField(key, column)}
        >
          {column ? fieldInLanguage(record.collection, column, kind) : fault}
        </button>
      ))}
    </>
  );
}
