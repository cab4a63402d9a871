import { useGaps, useOtherSets, useWorkspaceState } from '../../store/hooks';
import type { Gap, Key } from '../../store/types';
import { blockKindOf, partName } from '../record/partName';
import { fieldInLanguage } from '../record/fieldLabel';
import { counted, nameOf, publishing, texts } from '../texts';
import * as ui from '../ui/ui.module.css';
import * as styles from './PublishDialog.module.css';
import { type FormEvent, useState } from 'react';
import { toLocal } from '../../fields/controls/MomentControl';
import { STATUS } from './Outcome';

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

/** Tomorrow at eight. */
function suggestion(): string {
  const at = new Date();
  at.setDate(at.getDate() + 1);
  at.setHours(8, 0, 0, 0);
  return toLocal(at.toISOString());
}

/** Asks for the moment of a publication. */
export function PlanForm({ onPlan, onCancel }: { onPlan: (at: string) => void; onCancel: () => void }) {
  const [at, setAt] = useState(suggestion);
  const [fault, setFault] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Date.parse(at) > Date.now()) onPlan(at);
    else setFault(publishing.past);
  };
  return (
    <form className={styles.planForm} onSubmit={submit} noValidate>
      <div className={ui.field}>
        <label htmlFor="publish-at">{publishing.at}</label>
        <input
          id="publish-at"
          className={ui.input}
          type="datetime-local"
          value={at}
          aria-invalid={fault !== ''}
          aria-describedby="publish-at-fault"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it appears where its button was pressed
          autoFocus
          onChange={(event) => setAt(event.target.value)}
        />
      </div>
      <button type="submit" className={`${ui.button} ${ui.main}`}>
        {publishing.setMoment}
      </button>
      <button type="button" className={ui.button} onClick={onCancel}>
        {texts.cancel}
      </button>
      <p id="publish-at-fault" role="alert" className={styles.fault}>
        {fault}
      </p>
    </form>
  );
}

/** The sets that change the page as well, and are not published with it. */
export function OtherSets() {
  const sets = useOtherSets();
  if (sets.length === 0) return null;
  return (
    <section className={styles.gaps}>
      <p>{publishing.otherSets}</p>
      <ul>
        {sets.map(({ id, title, changes }) => (
          <li key={id}>
            <a href={`${STATUS}#prepared-part`} target="_blank" rel="noreferrer">
              {title}
            </a>{' '}
            <span className={styles.what}>{counted(publishing, 'changes', changes.length)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
