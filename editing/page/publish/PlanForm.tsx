import { type FormEvent, useState } from 'react';
import { toLocal } from '../../fields/controls/MomentControl';
import { publishing, texts } from '../texts';
import * as ui from '../ui/ui.module.css';
import * as styles from './PublishDialog.module.css';

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
