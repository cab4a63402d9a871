import { useState } from 'react';
import { useActions, useFieldConflicts, useRecord, useWorkspaceState } from '../../store/hooks';
import type { FieldConflict, Values } from '../../store/types';
import { blockKindOf, partName } from '../record/partName';
import { fieldConflictTexts, fill } from '../texts';
import { Dialog } from '../ui/Dialog';
import * as ui from '../ui/ui.module.css';
import { ConflictingField, type Side } from './ConflictingField';

/** Asks about the first conflict: which value of each field is kept. */
export function FieldConflictDialog() {
  const [conflict] = useFieldConflicts();
  return conflict ? (
    <OneConflict key={`${conflict.key} ${conflict.fields.map(({ name }) => name).join()}`} conflict={conflict} />
  ) : null;
}

function OneConflict({ conflict }: { conflict: FieldConflict }) {
  const { key, fields } = conflict;
  const who = conflict.who || fieldConflictTexts.somebody;
  const { resolve } = useActions();
  const record = useRecord(key);
  const kind = useWorkspaceState(({ records }) => record && blockKindOf(records, record));
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const choose = (side: Side | undefined) => {
    const chosen: Values = Object.fromEntries(
      fields.map((field) => [field.name, field[side ?? sides[field.name] ?? 'mine']]),
    );
    resolve(conflict, chosen);
  };
  return (
    <Dialog
      title={conflict.who ? fill(fieldConflictTexts.title, { who }) : fieldConflictTexts.titleSomebody}
      isWide
      foot={
        <>
          <button type="button" className={`${ui.button} ${ui.main}`} onClick={() => choose(undefined)}>
            {fieldConflictTexts.keep}
          </button>
          {fields.length > 1 && (
            <>
              <button type="button" className={ui.button} onClick={() => choose('mine')}>
                {fieldConflictTexts.allMine}
              </button>
              <button type="button" className={ui.button} onClick={() => choose('theirs')}>
                {fieldConflictTexts.allTheirs}
              </button>
            </>
          )}
        </>
      }
    >
      <p>{fill(fieldConflictTexts.text, { who, record: record ? partName(record) : '' })}</p>
      {fields.map((field) => (
        <ConflictingField
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
