import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '../texts/language';
import { isFaithful } from './html/isFaithful';
import { readHtml } from './html/readHtml';
import { writeHtml } from './html/writeHtml';
import type { PasteNote } from './plugins/paste';
import { shortcut } from './shortcut';
import { texts } from './texts';
import type { RichTextFieldProps } from './RichTextFieldProps';
import { TextView } from './TextView';
import * as styles from './RichTextField.module.css';
import { Icon } from './toolbar/Icon';
import * as bar from './bars/Bar.module.css';

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

interface Props {
  id: string;
  labelledBy: string;
  describedBy?: string;
  isInvalid: boolean;
  isFocused: boolean;
  lang: string;
  size: 'article' | 'block';
  value: string;
  onChange(html: string): void;
  onBack(): void;
  /** Takes over what the editor can hold. */
  onTake(): void;
}

/** The HTML of a text. */
function SourceView(props: Props) {
  const { id, labelledBy, describedBy, isInvalid, isFocused, value, onChange } = props;
  // A long text is compared when the browser has time.
  const settled = useDeferredValue(value);
  const isLossy = useMemo(() => !isFaithful(settled), [settled]);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) area.current?.focus();
  }, [isFocused]);
  const describedIds = [describedBy, isLossy ? `${id}-lossy` : undefined].filter(Boolean).join(' ');
  return (
    <>
      <div className={styles.head}>
        {isLossy ? (
          <div className={styles.choice}>
            <p id={`${id}-lossy`} className={styles.lossy}>
              {texts.source.lossy}
            </p>
            <button type="button" className={bar.action} onClick={props.onTake}>
              {texts.source.take}
            </button>
          </div>
        ) : (
          <button type="button" className={styles.back} onClick={props.onBack}>
            <Icon name="undo" size={16} />
            {texts.source.back}
          </button>
        )}
      </div>
      <textarea
        ref={area}
        id={id}
        className={styles.source}
        aria-labelledby={labelledBy}
        aria-describedby={describedIds || undefined}
        aria-invalid={isInvalid || undefined}
        spellCheck={false}
        rows={props.size === 'article' ? 16 : 6}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
