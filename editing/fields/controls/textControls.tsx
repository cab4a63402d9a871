import { useLayoutEffect, useRef } from 'react';
import { collectionOf } from '../../../src/lib/content/COLLECTIONS';
import * as shared from '../controls.module.css';
import { ariaOf, type ControlProps, textOf } from './ControlProps';
import * as styles from './controlParts.module.css';

/** One line of text. */
export function LineControl(props: ControlProps) {
  return (
    <input
      {...ariaOf(props)}
      type="text"
      className={shared.control}
      lang={props.lang}
      autoComplete="off"
      value={textOf(props.value)}
      onChange={({ target }) => props.onChange(target.value)}
    />
  );
}

/** Several lines; as high as its text. */
export function LinesControl(props: ControlProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const text = textOf(props.value);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const fit = () => {
      element.style.height = 'auto';
      element.style.height = `${element.scrollHeight + 2}px`;
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [text]);
  return (
    <textarea
      {...ariaOf(props)}
      ref={box}
      rows={2}
      className={shared.control}
      lang={props.lang}
      value={text}
      onChange={({ target }) => props.onChange(target.value)}
    />
  );
}

/** The end of an address, behind its beginning. */
export function SlugControl(props: ControlProps) {
  const before = props.field.name === 'slug' ? (collectionOf(props.collection)?.path ?? '') : '#';
  return (
    <div className={styles.slug}>
      <span aria-hidden="true">{before}</span>
      <input
        {...ariaOf(props)}
        type="text"
        className={shared.control}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={textOf(props.value)}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </div>
  );
}

/** Yes or no. */
export function SwitchControl(props: ControlProps) {
  return (
    <input
      {...ariaOf(props)}
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={props.value === true}
      onChange={({ target }) => props.onChange(target.checked)}
    />
  );
}
