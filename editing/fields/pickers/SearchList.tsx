import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { counted } from '../../texts/language';
import * as shared from '../controls.module.css';
import { texts } from '../words';
import { type Option, search } from './Option';
import * as styles from './pickers.module.css';

interface Props<T extends Option> {
  input: InputHTMLAttributes<HTMLInputElement>;
  options: readonly T[];
  onChoose: (option: T) => void;
  /** The list is there only while the field has the focus. */
  isPopup?: boolean;
  /** Pictures side by side. */
  isGrid?: boolean;
  /** An option that the text itself is. */
  ofText?: (text: string) => T | undefined;
  initial?: string;
}

/** A search field with its results: arrow keys and Enter choose one, and the pointer does. */
export function SearchList<T extends Option>({ input, options, onChoose, ofText, ...rest }: Props<T>) {
  const { isPopup = false, isGrid = false, initial = '' } = rest;
  const id = useId();
  const [text, setText] = useState(initial);
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(!isPopup);
  const own = ofText?.(text);
  const found = [...(own ? [own] : []), ...search(options, text === initial ? '' : text)];
  const active = Math.min(at, found.length - 1);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, isOpen]);
  const choose = (option: T | undefined) => {
    if (!option) return;
    setText('');
    setAt(0);
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      setOpen(true);
      setAt((active + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter' && isOpen) choose(found[active]);
    else if (event.key === 'Escape' && isPopup && isOpen) setOpen(false);
    else return;
    event.preventDefault();
    // Escape closes the list alone, and not what is around it.
    event.stopPropagation();
  };
  return (
    <div className={styles.search} data-popup={isPopup} onBlur={() => isPopup && setOpen(false)}>
      <input
        {...input}
        type="text"
        role="combobox"
        className={shared.control}
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${id}-${active}` : undefined}
        value={text}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
          setOpen(true);
        }}
      />
      <p className={shared.hidden} aria-live="polite">
        {isOpen && text !== initial ? counted(texts.records, 'found', found.length) : ''}
      </p>
      {isOpen && (
        <ul
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={input['aria-label']}
          aria-labelledby={input['aria-labelledby']}
          className={isGrid ? styles.grid : styles.list}
        >
          {found.map((option, index) => (
            <OptionRow
              key={option.id}
              id={`${id}-${index}`}
              option={option}
              isActive={index === active}
              onChoose={() => choose(option)}
            />
          ))}
          {found.length === 0 && (
            <li role="option" aria-selected={false} aria-disabled className={shared.note}>
              {texts.records.nothing}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

interface RowProps {
  id: string;
  option: Option;
  isActive: boolean;
  onChoose: () => void;
}

function OptionRow({ id, option, isActive, onChoose }: RowProps) {
  const { name, note, image } = option;
  return (
    // The keys are those of the field, which keeps the focus.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {image && <img src={image} alt="" loading="lazy" width={96} height={96} />}
      <span className={styles.name}>{name}</span>
      {note && <span className={styles.path}>{note}</span>}
    </li>
  );
}
