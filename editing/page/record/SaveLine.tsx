import { useEffect, useRef } from 'react';
import { useActions, useSaveState, useSet } from '../../store/hooks';
import type { SaveState } from '../../store/types';
import { fill, texts } from '../texts';
import { Icon, type IconName } from '../ui/Icon';
import { say } from '../ui/notices';
import * as styles from './TopBar.module.css';
import { timeOfDay } from '../ui/moment';
import { fieldInLanguage } from './fieldLabel';

/** The state of saving as a sentence. @param isPrepared whether the page has prepared changes */
export function saveSentence(save: SaveState, isPrepared: boolean): string {
  switch (save.kind) {
    case 'saved':
      if (!isPrepared) return texts.save.untouched;
      return save.at === null ? texts.save.prepared : fill(texts.save.saved, { time: timeOfDay(save.at) });
    case 'waiting':
      return texts.save[save.why];
    case 'unfinished':
      return save.lacks ? fill(texts.save.lacks, { fields: namesOf(save.lacks) }) : texts.save.unfinished;
    default:
      return texts.save[save.kind];
  }
}

const namesOf = ({ collection, fields }: { collection: string; fields: readonly string[] }) =>
  fields.map((column) => fieldInLanguage(collection, column)).join(', ');

/**
 * The sentence that screen readers announce: something hinders saving, or that is over. Saving itself happens every few
 * seconds and is silent.
 */
export function newsOfSave(before: SaveState, after: SaveState, isPrepared = true): string {
  const isCalm = ({ kind }: SaveState) => kind === 'saved' || kind === 'saving';
  const sentence = saveSentence(after, isPrepared);
  if (!isCalm(after)) return saveSentence(before, isPrepared) === sentence ? '' : sentence;
  return after.kind === 'saved' &&
    (!isCalm(before) || (before.kind === 'saved' && before.at === null && after.at !== null))
    ? sentence
    : '';
}

const ICONS: Readonly<Record<SaveState['kind'], IconName | undefined>> = {
  saved: 'check',
  saving: undefined,
  waiting: 'offline',
  unfinished: 'warn',
  fieldConflict: 'warn',
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
