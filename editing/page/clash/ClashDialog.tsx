import { useId, useState } from 'react';
import { useActions, useClashes, useRecord } from '../../store/hooks';
import type { Clash, Value, Values } from '../../store/types';
import { fieldLabel } from '../record/fieldLabel';
import { firstWords } from '../record/lacksSlovenian';
import { partName } from '../record/partName';
import { clashTexts, fill } from '../texts';
import { Dialog } from '../ui/Dialog';
import * as ui from '../ui/ui.module.css';
import * as styles from './ClashDialog.module.css';

type Side = 'mine' | 'theirs';

/** Asks about the first clash: which value of each field is kept. */
export function ClashDialog() {
  const [clash] = useClashes();
  return clash ? <OneClash key={`${clash.key} ${clash.fields.map(({ name }) => name).join()}`} clash={clash} /> : null;
}

function OneClash({ clash }: { clash: Clash }) {
  const { key, who, fields } = clash;
  const { resolve } = useActions();
  const record = useRecord(key);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const choose = (side: Side | undefined) => {
    const chosen: Values = Object.fromEntries(
      fields.map((field) => [field.name, field[side ?? sides[field.name] ?? 'mine']]),
    );
    resolve(clash, chosen);
  };
  return (
    <Dialog
      title={fill(clashTexts.title, { who })}
      isWide
      foot={
        <>
          <button type="button" className={`${ui.button} ${ui.main}`} onClick={() => choose(undefined)}>
            {clashTexts.keep}
          </button>
          {fields.length > 1 && (
            <>
              <button type="button" className={ui.button} onClick={() => choose('mine')}>
                {clashTexts.allMine}
              </button>
              <button type="button" className={ui.button} onClick={() => choose('theirs')}>
                {clashTexts.allTheirs}
              </button>
            </>
          )}
        </>
      }
    >
      <p>{fill(clashTexts.text, { who, record: record ? partName(record) : '' })}</p>
      {fields.map((field) => (
        <fieldset key={field.name} className={styles.field}>
          <legend>{fieldLabel(record?.collection ?? '', field.name)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <Choice
              key={side}
              name={field.name}
              label={clashTexts[side]}
              value={field[side]}
              isChosen={(sides[field.name] ?? 'mine') === side}
              onChoose={() => setSides({ ...sides, [field.name]: side })}
            />
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: Value;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, label, value, isChosen, onChoose }: ChoiceProps) {
  const group = useId();
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} value={group} checked={isChosen} onChange={onChoose} />
      <span className={styles.side}>{label}</span>
      <span className={styles.value}>{inWords(value)}</span>
    </label>
  );
}

/** More than this is not read to choose between two texts. */
const MOST = 600;

/** A value as a person reads it. */
function inWords(value: Value): string {
  if (typeof value === 'boolean') return value ? clashTexts.yes : clashTexts.no;
  if (Array.isArray(value)) return value.join(', ') || clashTexts.empty;
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, text]) => `${name}: ${String(text)}`)
      .join('\n');
  return firstWords(String(value ?? ''), MOST) || clashTexts.empty;
}
