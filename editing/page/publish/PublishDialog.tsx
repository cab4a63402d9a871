import { useEffect, useState } from 'react';
import type { Conflict, PreparedChange } from '../../../pocketbase/hooks/prepared/types';
import type { Locale } from '../../../src/i18n/locales';
import { useActions, useEffectOnPage, useGaps, useSaveState, useSession, useSet } from '../../store/hooks';
import { keyOf } from '../../store/Doc';
import type { DraftRecord, Key } from '../../store/types';
import { saveSentence } from '../record/SaveLine';
import { fill, publishing, texts } from '../texts';
import { Dialog } from '../ui/Dialog';
import { moment } from '../ui/moment';
import { notify } from '../ui/notices';
import * as ui from '../ui/ui.module.css';
import { Ask } from './Ask';
import { ChangeList } from './ChangeList';
import { Conflicts } from './Conflicts';
import { newestLive, type Publication, useBuild } from './followBuild';
import { Gaps, OtherSets, PlanForm } from './Gaps';
import { Outcome } from './Outcome';
import * as styles from './PublishDialog.module.css';

interface Props {
  record: DraftRecord;
  /** Of the page that is linked once it is live. */
  locale: Locale;
  /** Closes the dialog, and leads to a field. */
  onField: (key: Key, column: string) => void;
  onClose: () => void;
}

type Step = 'list' | 'plan' | 'discard' | 'busy';

/** The prepared changes, and their publication: now, at a moment, or not at all. */
export function PublishDialog({ record, locale, onField, onClose }: Props) {
  const actions = useActions();
  const set = useSet();
  const save = useSaveState();
  const { person } = useSession();
  const [step, setStep] = useState<Step>('list');
  const [fault, setFault] = useState('');
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  // With the effect that the publication had.
  const [published, setPublished] = useState<Publication & { isOff: boolean }>();
  const progress = useBuild(published);
  // Others may have changed the set meanwhile.
  useEffect(() => void actions.refresh().catch(() => undefined), [actions]);

  const changes = set?.changes ?? [];
  const effect = useEffectOnPage();
  const isUnsaved = save.kind === 'refused' || save.kind === 'fieldConflict' || save.kind === 'waiting';
  const lacks = useGaps().some(({ kind }) => kind === 'lacking');
  const isHindered = isUnsaved || lacks;
  // A record that was begun here, and that the server does not have.
  const isLocal = record.isNew && !set && save.kind !== 'saved';

  /** Runs an action, and shows the sentence of its refusal. */
  const attempt = async (work: () => Promise<void>) => {
    setFault('');
    setStep('busy');
    await work().catch((error: Error) => setFault(error.message));
    setStep('list');
  };
  const publish = (sure: boolean) =>
    attempt(async () => {
      const since = await newestLive();
      const ofChange = ({ collection, id, whole }: PreparedChange) => [
        keyOf(collection, id),
        keyOf(whole.collection, whole.id),
      ];
      const records = [record.key, ...changes.flatMap(ofChange)];
      const answer = await actions.publish(sure);
      if ('conflicts' in answer) return setConflicts(answer.conflicts);
      setConflicts([]);
      setPublished({ since, records, by: person?.email ?? '', isOff: effect === 'off' });
    });
  const discard = () =>
    attempt(async () => {
      await actions.discard();
      // A record that was new is gone: the list says so.
      if (record.isNew) return;
      notify(publishing.discarded);
      onClose();
    });

  if (progress) return <Outcome {...{ progress, record, locale, onClose }} isOff={published?.isOff ?? false} />;
  if (conflicts.length > 0)
    return <Conflicts conflicts={conflicts} onYes={() => void publish(true)} onNo={() => setConflicts([])} />;
  if (step === 'discard')
    return (
      <Ask
        title={publishing.discardTitle}
        text={isLocal ? publishing.discardLocalText : record.isNew ? publishing.discardNewText : publishing.discardText}
        yes={publishing.discardYes}
        no={publishing.keep}
        onYes={() => void discard()}
        onNo={() => setStep('list')}
      />
    );

  const isEmpty = changes.length === 0 && effect !== 'first' && !isLocal;
  const isBusy = step === 'busy';
  return (
    <Dialog
      title={publishing.title}
      onClose={onClose}
      foot={
        isEmpty || step === 'plan' ? undefined : (
          <>
            <button
              type="button"
              className={`${ui.button} ${ui.main}`}
              aria-disabled={isBusy || isHindered}
              data-first
              onClick={() => !isBusy && !isHindered && void publish(false)}
            >
              {isBusy ? publishing.publishing : publishing.now}
            </button>
            {set && !set.publish_at && (
              <button type="button" className={ui.button} disabled={isHindered} onClick={() => setStep('plan')}>
                {publishing.atMoment}
              </button>
            )}
            {(set || isLocal) && (
              <button type="button" className={`${ui.button} ${ui.danger}`} onClick={() => setStep('discard')}>
                {publishing.discard}
              </button>
            )}
          </>
        )
      }
    >
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      {set?.error && <p className={styles.fault}>{fill(publishing.refusedPlan, { why: set.error })}</p>}
      {isEmpty && <p>{publishing.nothing}</p>}
      {isUnsaved && <p className={styles.notice}>{saveSentence(save, true)}</p>}
      <Gaps onField={onField} />
      {effect === 'first' && <p className={styles.notice}>{publishing.draft}</p>}
      {effect === 'off' && <p className={styles.notice}>{publishing.off.text}</p>}
      {set?.publish_at && (
        <p className={styles.plan}>
          <span>{fill(publishing.planned, { time: moment(set.publish_at) })}</span>
          <button type="button" className={ui.button} onClick={() => void attempt(() => actions.plan(''))}>
            {publishing.endPlan}
          </button>
        </p>
      )}
      {step === 'plan' && (
        <PlanForm onPlan={(at) => void attempt(() => actions.plan(at))} onCancel={() => setStep('list')} />
      )}
      {changes.length > 0 && (
        <>
          <p>{publishing.intro}</p>
          <ChangeList changes={changes} me={person?.email ?? ''} />
        </>
      )}
      <OtherSets />
      {save.kind === 'saving' && <p className={styles.what}>{texts.save.saving}</p>}
    </Dialog>
  );
}
