import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { AskBar } from './bars/AskBar';
import { CodeBar } from './bars/CodeBar';
import { LinkBar } from './bars/LinkBar';
import { PictureBar } from './bars/PictureBar';
import { TableBar } from './bars/TableBar';
import { setLink } from './commands/links';
import { setPicture } from './commands/pictures';
import type { PasteNote } from './plugins/paste';
import type { RichTextFieldProps } from './RichTextFieldProps';
import { texts } from './texts';
import { TextTools } from './toolbar/TextTools';
import { Group, Toolbar } from './toolbar/Toolbar';
import { ToolButton } from './toolbar/ToolButton';
import { useTextEditor } from './useTextEditor';
import * as styles from './RichTextField.module.css';
import * as text from './text.module.css';

interface Props extends RichTextFieldProps {
  /** The text gets the focus when it appears. */
  isFocused: boolean;
  note(name: PasteNote): void;
  onSource(): void;
  /** A value from outside has more than the editor can hold. */
  onLossy(): void;
}

/** A text with its tools above it, and those of what the caret is in below it. */
export function TextView({ id, labelledBy, describedBy, isInvalid, isFocused, value, lang, size, ...props }: Props) {
  const { onChange, note, onSource, onLossy, pickLink, pickPicture } = props;
  const [asks, setAsks] = useState<'link' | 'picture' | undefined>();
  const [newPicture, setNewPicture] = useState<string | undefined>();
  const head = useRef<HTMLDivElement>(null);
  const keysId = `${id}-keys`;

  const askLink = () => {
    if (!pickLink) return setAsks('link');
    void pickLink(editor.look.link ?? '').then((picked) =>
      picked ? editor.run(setLink(picked.href, picked.words)) : editor.focus(),
    );
  };
  const insertPicture = (picked: { src: string; alt: string }) => {
    setNewPicture(picked.alt ? undefined : picked.src);
    return editor.run(setPicture(picked));
  };
  const askPicture = () => {
    if (!pickPicture) return setAsks('picture');
    void pickPicture().then((picked) => (picked ? insertPicture(picked) : editor.focus()));
  };

  const editor = useTextEditor(value, {
    onChange,
    onLossy,
    askLink: () => askLink(),
    note,
    attributes: {
      id,
      lang,
      class: `${text.text} ${text[size ?? 'block']}`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      'aria-describedby': [describedBy, keysId].filter(Boolean).join(' '),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    },
  });
  const { look, isEntered, focus, mount } = editor;
  useEffect(() => {
    if (isFocused) focus();
  }, [isFocused, focus]);
  const endAsking = () => {
    setAsks(undefined);
    focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    head.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };

  return (
    <>
      <div ref={head} className={styles.head}>
        <Toolbar label={texts.toolbar} labelledBy={labelledBy} controls={id} onLeave={focus}>
          <TextTools editor={editor} askLink={askLink} askPicture={askPicture} />
          <Group>
            <ToolButton icon="source" name={texts.tools.source} isPressed={false} onClick={onSource} />
          </Group>
        </Toolbar>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the text in it */}
      <div ref={mount} className={styles.host} onKeyDown={onKeyDown} />
      <p id={keysId} className={styles.hidden}>
        {texts.keys}
      </p>
      <div className={styles.bars}>
        {asks && (
          <AskBar
            words={texts[asks]}
            current={asks === 'link' ? (look.link ?? '') : ''}
            onSave={(address) => {
              const isDone =
                asks === 'link' ? editor.run(setLink(address)) : insertPicture({ src: address.trim(), alt: '' });
              if (isDone) setAsks(undefined);
              return isDone;
            }}
            onCancel={endAsking}
          />
        )}
        {isEntered && !asks && (
          <>
            <LinkBar editor={editor} onChange={askLink} />
            <PictureBar
              editor={editor}
              isNew={newPicture !== undefined && look.picture?.src === newPicture}
              onSeen={() => setNewPicture(undefined)}
            />
            <CodeBar editor={editor} />
            <TableBar id={id} editor={editor} />
          </>
        )}
      </div>
    </>
  );
}
