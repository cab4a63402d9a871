import { useRef, useState } from 'react';
import { useActions, useParts, useWorkspaceState } from '../../store/hooks';
import type { Key } from '../../store/types';
import type { KindName } from '../../../src/lib/content/KINDS';
import { parentOf } from '../../store/parts';
import { splitKey } from '../../store/Doc';
import { Icon } from '../ui/Icon';
import { say } from '../ui/notices';
import { useSetAtom } from 'jotai';
import { listId, useOpenIn, wantedFocusAtom } from '../record/openParts';
import { kindName } from '../record/partName';
import { blockTexts, fill, nameOf } from '../texts';
import { ChooseKind } from './ChooseKind';
import { newPart } from './newPart';
import * as styles from './PartList.module.css';
import { PartRow } from './PartRow';
import { useDragOrder } from './useDragOrder';

interface Props {
  parent: Key;
  collection: string;
  /** Of links of a menu: the id of the link below which they are, '' for the first level. */
  within?: string;
}

/** The parts of a record in their order: blocks of a page, items of a block, links of a menu. */
export function PartList({ parent, collection, within }: Props) {
  const all = useParts(parent, collection);
  const keys = useWorkspaceState(({ records }) =>
    within === undefined ? all : all.filter((key) => (records.get(key)?.values['parent'] || '') === within),
  );
  const { add, move } = useActions();
  const open = useOpenIn();
  const setFocus = useSetAtom(wantedFocusAtom);
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<number>();

  const moveTo = (from: number, to: number) => {
    const key = keys[from];
    if (!key || to < 0 || to >= keys.length || to === from) return;
    move(key, to);
    const kind = nameOf(collection);
    say(fill(blockTexts.moved, { kind, at: to + 1, count: keys.length }));
    setFocus({ key, place: 'handle' });
  };
  const { drag, start } = useDragOrder(list, moveTo);

  const insert = (at: number, kind?: KindName) => {
    const by = parentOf(collection)?.by ?? '';
    const values = newPart(collection, kind, within);
    const key = add(collection, { ...values, [by]: splitKey(parent).id }, at);
    open(listId(parent, collection), key);
    setFocus({ key, place: 'form' });
    say(fill(blockTexts.added, { name: kindName({ collection, values }) }));
  };
  const askAt = (at: number) => (collection === 'blocks' ? setPlace(at) : insert(at));
  const isBlocks = collection === 'blocks';

  // A link without others below it: its menu adds the first.
  if (within && keys.length === 0) return null;
  return (
    <div className={isBlocks ? styles.blocks : styles.parts}>
      {keys.length === 0 && within === undefined && (
        <p className={styles.none}>{isBlocks ? blockTexts.none.blocks : blockTexts.none.other}</p>
      )}
      {keys.length > 0 && (
        <ul className={styles.list} ref={list} data-dragging={drag !== undefined}>
          {keys.map((key, index) => (
            <PartRow
              key={key}
              part={key}
              parent={parent}
              at={index}
              count={keys.length}
              isDragged={drag?.from === index}
              line={lineAt(drag, index, keys.length)}
              onGrip={start(index)}
              onMove={(to) => moveTo(index, to)}
              onAdd={isBlocks ? () => askAt(index) : undefined}
              listOf={listOf}
            />
          ))}
        </ul>
      )}
      <button type="button" className={styles.add} onClick={() => askAt(keys.length)}>
        <Icon name="plus" size={18} />
        {isBlocks ? blockTexts.addBlock : addText(collection)}
      </button>
      {place !== undefined && (
        <ChooseKind
          onClose={() => setPlace(undefined)}
          onChosen={(kind) => {
            setPlace(undefined);
            insert(place, kind);
          }}
        />
      )}
    </div>
  );
}

const listOf = (parent: Key, collection: string, within?: string) => (
  <PartList key={collection} parent={parent} collection={collection} {...(within !== undefined && { within })} />
);

/** On which side of a row the line of a drag is. A drop where the row is already has none. */
function lineAt(drag: { from: number; to: number } | undefined, index: number, count: number) {
  if (!drag || drag.to === drag.from || drag.to === drag.from + 1) return undefined;
  if (drag.to === index) return 'above';
  return drag.to === count && index === count - 1 ? 'below' : undefined;
}

const addText = (collection: string) =>
  new Map(Object.entries(blockTexts.parts)).get(collection) ?? blockTexts.parts.block_items;
