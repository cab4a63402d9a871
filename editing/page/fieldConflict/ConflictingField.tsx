import { type ReactNode, useId, useMemo, useState } from 'react';
import type { FieldConflict, Value } from '../../store/types';
import { fieldLabel } from '../record/fieldLabel';
import { fieldConflictTexts } from '../texts';
import * as styles from './FieldConflictDialog.module.css';
import { differenceOf } from './differenceOf';
import { isRich, readableOf, textOf, wordsAndLinksOf, wordsOf } from './readable';
import { say } from '../ui/notices';
import * as ui from '../ui/ui.module.css';

export type Side = 'mine' | 'theirs';

interface Props {
  collection: string;
  /** Of the block that it belongs to. */
  kind: string | undefined;
  field: FieldConflict['fields'][number];
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** Both values of a field where they differ: the same beginning of both would hide what one of them loses. */
export function ConflictingField({ collection, kind, field: { name, mine, theirs }, chosen, onChoose }: Props) {
  const isHtml = isRich(collection, name);
  const shown = useMemo(() => readableOf(mine, theirs, isHtml), [mine, theirs, isHtml]);
  const difference = useMemo(() => differenceOf(shown.mine, shown.theirs), [shown]);
  const isPart = difference.before !== '' || difference.after !== '' || shown.theirs !== difference.theirs;
  const isCut = `${difference.before}${difference.theirs}${difference.after}` !== shown.theirs;
  return (
    <fieldset className={styles.field}>
      <legend>{fieldLabel(collection, name, kind)}</legend>
      {shown.isSameWords && <p className={styles.note}>{fieldConflictTexts.sameWords}</p>}
      {(['mine', 'theirs'] as const).map((side) => (
        <Choice key={side} {...{ name, side }} isChosen={chosen === side} onChoose={() => onChoose(side)}>
          {isPart ? (
            <>
              {difference.before}
              <mark className={styles.mark} data-start={fieldConflictTexts.start} data-end={fieldConflictTexts.end}>
                {difference[side].trim() ? difference[side] : fieldConflictTexts.nothing}
              </mark>
              {difference.after}
            </>
          ) : (
            shown[side] || fieldConflictTexts.empty
          )}
        </Choice>
      ))}
      {(isCut || isHtml) && <WholeText value={theirs} isHtml={isHtml} />}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  side: Side;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ name, side, isChosen, onChoose, children }: ChoiceProps) {
  const group = useId();
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} value={group} checked={isChosen} onChange={onChoose} />
      <span className={styles.side}>{fieldConflictTexts[side]}</span>
      <span className={styles.value}>{children}</span>
    </label>
  );
}

/** The other person's value in full, to read it and to copy it: nothing else keeps it once mine has taken its place. */
function WholeText({ value, isHtml }: { value: Value; isHtml: boolean }) {
  const stored = textOf(value);
  const text = useMemo(() => (isHtml ? wordsAndLinksOf(stored) : stored), [stored, isHtml]);
  const [news, setNews] = useState('');
  const copy = async () => {
    const isCopied = await write(stored, isHtml).then(
      () => true,
      () => false,
    );
    const sentence = isCopied ? fieldConflictTexts.copied : fieldConflictTexts.notCopied;
    setNews(sentence);
    say(sentence);
  };
  return (
    <details className={styles.whole}>
      <summary>{fieldConflictTexts.whole}</summary>
      {/* It scrolls, also by keyboard. */}
      <div className={styles.value} role="group" aria-label={fieldConflictTexts.whole} tabIndex={0}>
        {text || fieldConflictTexts.empty}
      </div>
      <p>
        <button type="button" className={`${ui.button} ${ui.compact}`} onClick={() => void copy()}>
          {fieldConflictTexts.copy}
        </button>{' '}
        {news}
      </p>
    </details>
  );
}

/** HTML is copied as such too: pasted into a text it keeps its links and headings. */
async function write(stored: string, isHtml: boolean): Promise<void> {
  if (!isHtml) return navigator.clipboard.writeText(stored);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(wordsOf(stored));
  const part = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  await navigator.clipboard.write([
    new ClipboardItem({ ...part('text/html', stored), ...part('text/plain', wordsOf(stored)) }),
  ]);
}
