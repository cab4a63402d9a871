import { useLayoutEffect, useRef } from 'react';
import { pathBefore } from '../../../src/lib/url/recordPath';
import * as shared from '../controls.module.css';
import { ariaOf, type ControlProps, textOf } from './ControlProps';
import * as styles from './controlParts.module.css';
import { useKeptCaret } from './useKeptCaret';

/** One line of text, which is shown whole: a long one is broken, and Enter begins no second one. */
export const LineControl = (props: ControlProps) => <GrowingText {...props} rows={1} />;

/** Several lines. */
export const LinesControl = (props: ControlProps) => <GrowingText {...props} rows={2} />;

function fit(element: HTMLElement | null) {
  if (!element) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + 2}px`;
}

/** A text field that is as high as its text. */
function GrowingText({ rows, ...props }: ControlProps & { rows: 1 | 2 }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const text = textOf(props.value);
  useLayoutEffect(() => fit(box.current), [text]);
  const note = useKeptCaret(box, text);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // Its width changes with the panel, and with the languages that are shown.
    const observer = new ResizeObserver(() => fit(element));
    observer.observe(element.parentElement ?? element);
    return () => observer.disconnect();
  }, []);
  return (
    <textarea
      {...ariaOf(props)}
      ref={box}
      rows={rows}
      className={shared.control}
      lang={props.lang}
      autoComplete="off"
      value={text}
      onKeyDown={(event) => {
        if (rows === 1 && event.key === 'Enter') event.preventDefault();
      }}
      onSelect={() => note()}
      onChange={({ target }) => {
        const typed = rows === 1 ? target.value.replace(/\s*\n\s*/g, ' ') : target.value;
        note(typed);
        props.onChange(typed);
      }}
    />
  );
}

/** The end of an address, behind its beginning. */
export function SlugControl(props: ControlProps) {
  const before = props.field.name === 'slug' ? (pathBefore(props.collection) ?? '') : '#';
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
