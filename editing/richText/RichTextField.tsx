import { useEffect, useState } from 'react';
import { fill } from '../texts/language';
import { isFaithful } from './html/isFaithful';
import { readHtml } from './html/readHtml';
import { writeHtml } from './html/writeHtml';
import type { PasteNote } from './plugins/paste';
import { shortcut } from './shortcut';
import { SourceView } from './SourceView';
import { texts } from './texts';
import type { RichTextFieldProps } from './RichTextFieldProps';
import { TextView } from './TextView';
import * as styles from './RichTextField.module.css';

/** The time for which the sentence about a paste stays. */
const NOTE_MS = 15_000;

/**
 * A rich text that holds exactly what the site keeps. A stored text with more than that opens as its HTML, so that nothing gets
 * lost unseen.
 */
export function RichTextField({ value, onChange, size = 'block', isInvalid = false, ...others }: RichTextFieldProps) {
  const [isSource, setSource] = useState(() => !isFaithful(value));
  const [note, setNote] = useState('');
  // After a change of the view the focus follows.
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    if (!note) return undefined;
    const timer = setTimeout(() => setNote(''), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);

  const say = (name: PasteNote | 'taken') => setNote(fill(texts.notes[name], { keys: shortcut('Mod-z') }));
  const show = (source: boolean) => {
    setFocused(true);
    setNote('');
    setSource(source);
  };
  const take = () => {
    onChange(writeHtml(readHtml(value)));
    show(false);
    say('taken');
  };
  const shared = { ...others, value, size, isInvalid, isFocused, onChange };
  return (
    <div className={styles.root} data-invalid={isInvalid || undefined}>
      {isSource ? (
        <SourceView {...shared} onBack={() => show(false)} onTake={take} />
      ) : (
        <TextView {...shared} note={say} onSource={() => show(true)} onLossy={() => setSource(true)} />
      )}
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  );
}
