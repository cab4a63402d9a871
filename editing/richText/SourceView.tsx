import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { isFaithful } from './html/isFaithful';
import { texts } from './texts';
import { Icon } from './toolbar/Icon';
import * as bar from './bars/Bar.module.css';
import * as styles from './RichTextField.module.css';

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
export function SourceView(props: Props) {
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
