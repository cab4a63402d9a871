import { useEffect, useRef } from 'react';
import { useActions, useSaveState, useSet } from '../../../store/hooks';
import type { SaveState } from '../../../store/types';
import { texts } from '../../texts';
import { Icon, type IconName } from '../../ui/Icon';
import { say } from '../../ui/notices';
import { newsOfSave, saveSentence } from './saveSentence';
import * as styles from '../TopBar.module.css';

const ICONS: Readonly<Record<SaveState['kind'], IconName | undefined>> = {
  saved: 'check',
  saving: undefined,
  waiting: 'offline',
  unfinished: 'warn',
  clash: 'warn',
  refused: 'warn',
};

/** Whether the page has changes that are not published. */
const useIsPrepared = (): boolean => (useSet()?.changes.length ?? 0) > 0;

/** The state of saving in words. Only what hinders it is announced, and its end. */
export function SaveLine() {
  const save = useSaveState();
  const isPrepared = useIsPrepared();
  const { retry } = useActions();
  const last = useRef(save);
  // The last state before the present trouble or its end: "saving" comes between any two.
  useEffect(() => {
    if (save.kind === 'saving') return;
    const news = newsOfSave(last.current, save, isPrepared);
    last.current = save;
    if (news) say(news);
  }, [save, isPrepared]);
  const icon = save.kind === 'saved' && !isPrepared ? undefined : ICONS[save.kind];
  return (
    <p className={styles.save} data-kind={save.kind}>
      {icon ? <Icon name={icon} size={16} /> : save.kind === 'saving' && <span className={styles.dot} />}
      <span>{saveSentence(save, isPrepared)}</span>
      {save.kind === 'waiting' && save.why === 'away' && (
        <button type="button" className={styles.retry} onClick={retry}>
          {texts.save.retry}
        </button>
      )}
    </p>
  );
}

/** Saves at once, and announces what came of it. */
export function useSaveNow(): () => void {
  const save = useSaveState();
  const isPrepared = useIsPrepared();
  const { retry } = useActions();
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current || save.kind === 'saving') return;
    asked.current = false;
    say(saveSentence(save, isPrepared));
  }, [save, isPrepared]);
  const latest = useRef({ save, isPrepared });
  useEffect(() => {
    latest.current = { save, isPrepared };
  });
  return () => {
    asked.current = true;
    retry();
    // Nothing was waiting: no further state follows.
    setTimeout(() => {
      if (!asked.current || latest.current.save.kind === 'saving') return;
      asked.current = false;
      say(saveSentence(latest.current.save, latest.current.isPrepared));
    }, 400);
  };
}
