import { useState } from 'react';
import { useValue } from '../../store/hooks';
import { isSame } from '../../store/isSame';
import type { Value } from '../../store/types';
import { fill } from '../../texts/language';
import * as shared from '../controls.module.css';
import { useKeptFocus } from '../useKeptFocus';
import { texts } from '../words';
import { type ControlProps, groupOf } from './ControlProps';
import * as styles from './controlParts.module.css';

type Texts = Readonly<Record<string, string>>;

/** Named texts: rows of a name and a text. In Slovenian the names are those of the English texts. */
export function DetailsControl(props: ControlProps) {
  const { column, field, recordKey } = props;
  const english = textsOf(useValue(recordKey, field.name));
  return column === field.name ? <NamedTexts {...props} /> : <Translations {...props} english={english} />;
}

const textsOf = (value: Value | undefined): Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text ?? '')]))
    : {};

/** The rows that are stored: those with a name. Of two rows with one name the first counts, so a new row empties no text. */
const named = (rows: readonly [string, string][]): Texts =>
  Object.fromEntries(rows.filter(([name], at) => name && rows.findIndex(([other]) => other === name) === at));

function NamedTexts(props: ControlProps) {
  const { id, lang, value, onChange } = props;
  // A row without a name, or with that of another one, is kept here until it has its own.
  const [rows, setRows] = useState(() => Object.entries(textsOf(value)));
  const stored = named(rows);
  // Another person's texts come before those that have no name yet.
  const others = [...Object.entries(textsOf(value)), ...rows.filter(([name]) => !name)];
  const shown = isSame(stored, textsOf(value)) ? rows : others;
  const change = (next: [string, string][]) => {
    setRows(next);
    onChange(named(next));
  };
  const replace = (at: number, row: [string, string]) =>
    change(shown.map((other, index) => (index === at ? row : other)));
  const { box, keep } = useKeptFocus();
  return (
    <div ref={box} className={styles.rows} role="group" {...groupOf(props)}>
      {shown.map(([name, text], index) => (
        <div key={index} className={styles.detail}>
          <input
            id={index === 0 ? id : undefined}
            className={shared.control}
            aria-label={texts.details.name}
            value={name}
            onChange={({ target }) => replace(index, [target.value, text])}
          />
          <button
            type="button"
            className={shared.quiet}
            aria-label={fill(texts.removeNamed, { name })}
            data-removes
            onClick={(event) => {
              keep(event);
              change(shown.filter((_, at) => at !== index));
            }}
          >
            ×
          </button>
          <textarea
            className={shared.control}
            aria-label={`${texts.details.text}: ${name}`}
            lang={lang}
            rows={2}
            value={text}
            onChange={({ target }) => replace(index, [name, target.value])}
          />
        </div>
      ))}
      <div>
        <button type="button" className={shared.button} onClick={() => setRows([...shown, ['', '']])}>
          {texts.details.add}
        </button>
      </div>
    </div>
  );
}

function Translations({ english, ...props }: ControlProps & { english: Texts }) {
  const own = textsOf(props.value);
  const names = [...new Set([...Object.keys(english), ...Object.keys(own)])];
  if (names.length === 0) return <p className={shared.note}>{texts.details.first}</p>;
  return (
    <div className={styles.rows} role="group" {...groupOf(props)}>
      {names.map((name, index) => (
        <div key={name} className={styles.detail}>
          <span className={shared.note} id={`${props.id}-${index}`}>
            {name}
          </span>
          <textarea
            id={index === 0 ? props.id : undefined}
            className={shared.control}
            aria-labelledby={`${props.labelledBy} ${props.id}-${index}`}
            lang={props.lang}
            rows={2}
            placeholder={english[name]}
            value={own[name] ?? ''}
            onChange={({ target }) => {
              const next = { ...own, [name]: target.value };
              // An empty one shows the English text, as a missing one does.
              props.onChange(Object.fromEntries(Object.entries(next).filter(([, text]) => text)));
            }}
          />
        </div>
      ))}
    </div>
  );
}
