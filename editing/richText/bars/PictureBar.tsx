import { deleteSelection } from 'prosemirror-commands';
import { useEffect, useId, useRef } from 'react';
import { setAlt } from '../commands/pictures';
import { texts } from '../texts';
import type { TextEditor } from '../useTextEditor';
import { Bar } from './Bar';
import * as styles from './Bar.module.css';

interface Props {
  editor: TextEditor;
  /** It was inserted just now: the focus goes to its alternative text. */
  isNew: boolean;
  onSeen(): void;
}

/** The selected picture: its alternative text, or that it is decoration, and its removal. */
export function PictureBar({ editor, isNew, onSeen }: Props) {
  const { picture } = editor.look;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const pos = picture?.pos;
  useEffect(() => {
    if (isNew && pos !== undefined) field.current?.focus();
  }, [isNew, pos]);
  if (!picture) return null;
  const isDecoration = picture.alt === '';
  return (
    <Bar name={texts.picture.bar} onLeave={editor.focus}>
      <label className={styles.label} htmlFor={id}>
        {texts.picture.alt}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        value={picture.alt ?? ''}
        disabled={isDecoration}
        onFocus={onSeen}
        // An empty text would mean a decoration, which only the checkbox below sets.
        onChange={({ target }) => editor.apply(setAlt(target.value || null))}
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isDecoration}
          onChange={({ target }) => editor.apply(setAlt(target.checked ? '' : null))}
        />
        {texts.picture.decoration}
      </label>
      <button type="button" className={styles.action} onClick={() => editor.run(deleteSelection)}>
        {texts.picture.remove}
      </button>
    </Bar>
  );
}
