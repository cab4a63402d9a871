import { useState } from 'react';
import { useActions, useClashes, useRecord, useWorkspaceState } from '../../store/hooks';
import type { Clash, Values } from '../../store/types';
import { blockKindOf, partName } from '../record/partName';
import { clashTexts, fill } from '../texts';
import { Dialog } from '../ui/Dialog';
import * as ui from '../ui/ui.module.css';
import { ClashField, type Side } from './ClashField';

/** Asks about the first clash: which value of each field is kept. */
export function ClashDialog() {
  const [clash] = useClashes();
  return clash ? <OneClash key={`${clash.key} ${clash.fields.map(({ name }) => name).join()}`} clash={clash} /> : null;
}

function OneClash({ clash }: { clash: Clash }) {
  const { key, fields } = clash;
  const who = clash.who || clashTexts.somebody;
  const { resolve } = useActions();
  const record = useRecord(key);
  const kind = useWorkspaceState(({ records }) => record && blockKindOf(records, record));
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const choose = (side: Side | undefined) => {
    const chosen: Values = Object.fromEntries(
      fields.map((field) => [field.name, field[side ?? sides[field.name] ?? 'mine']]),
    );
    resolve(clash, chosen);
  };
  return (
    <Dialog
      title={clash.who ? fill(clashTexts.title, { who }) : clashTexts.titleSomebody}
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
        <ClashField
          key={field.name}
          collection={record?.collection ?? ''}
          kind={kind}
          field={field}
          chosen={sides[field.name] ?? 'mine'}
          onChoose={(side) => setSides({ ...sides, [field.name]: side })}
        />
      ))}
    </Dialog>
  );
}
