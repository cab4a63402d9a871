import { useAtom } from 'jotai';
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { isKind, partsOf } from '../../../src/lib/content/COLLECTIONS';
import { withParts } from '../../store/drawingOf';
import { useRecord, useWorkspaceState } from '../../store/hooks';
import type { DraftRecord, Key } from '../../store/types';
import { blockKindOf, kindName, partName } from '../record/partName';
import { lacksSlovenian } from '../record/lacksSlovenian';
import { listId, useOpenIn, useOpenPart, wantedFocusAtom } from '../record/openParts';
import { PartForm } from '../record/PartForm';
import { blockTexts, fill, nameOf } from '../texts';
import { Icon } from '../ui/Icon';
import * as ui from '../ui/ui.module.css';
import * as styles from './PartList.module.css';
import { RowMenu } from './RowMenu';
import { Wireframe } from './Wireframe';

interface Props {
  part: Key;
  parent: Key;
  at: number;
  count: number;
  isDragged: boolean;
  /** The side on which a dragged row would be inserted. */
  line: 'above' | 'below' | undefined;
  onGrip: (event: PointerEvent<HTMLElement>) => void;
  onMove: (to: number) => void;
  /** Adds a block above it. */
  onAdd?: (() => void) | undefined;
  /** Draws a list of its own parts. */
  listOf: (parent: Key, collection: string, within?: string) => ReactNode;
}

/** A part in its list: its head, and its form while it is open. */
export function PartRow({ part, parent, at, count, isDragged, line, onGrip, onMove, onAdd, listOf }: Props) {
  const record = useRecord(part);
  const list = listId(parent, part.split('/')[0] ?? '');
  const isOpen = useOpenPart(list) === part;
  const open = useOpenIn();
  const row = useRef<HTMLLIElement>(null);
  useWantedFocus(part, row);
  useStayInView(row, isOpen);
  if (!record) return null;
  const name = partName(record);
  const isBlock = record.collection === 'blocks';
  const kind = record.values['kind'];
  const toggle = () => open(list, isOpen ? undefined : part);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(at + step);
  };

  return (
    <li
      ref={row}
      className={styles.row}
      data-row={part}
      data-open={isOpen}
      data-dragged={isDragged}
      data-line={line}
      data-hidden={record.values['hidden'] === true}
      data-at={at}
    >
      {onAdd && (
        <button type="button" className={styles.insert} tabIndex={-1} title={blockTexts.addHere} onClick={onAdd}>
          <Icon name="plus" size={16} />
          <span className={ui.spoken}>{fill(blockTexts.addBefore, { name })}</span>
        </button>
      )}
      <div className={styles.head}>
        <button
          type="button"
          className={styles.handle}
          data-handle
          aria-label={fill(blockTexts.handle, { name })}
          title={blockTexts.handleHint}
          onPointerDown={onGrip}
          onKeyDown={onKeyDown}
        >
          <Icon name="grip" />
        </button>
        <button type="button" className={styles.toggle} data-toggle aria-expanded={isOpen} onClick={toggle}>
          {isKind(kind) && isBlock && (
            <span className={styles.picture}>
              <Wireframe kind={kind} width={48} />
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {isBlock && <span className={styles.kind}>{kindName(record)}</span>}
          </span>
        </button>
        <Badges record={record} />
        <RowMenu record={record} name={name} at={at} count={count} onMove={onMove} onAdd={onAdd} />
      </div>
      {isOpen && (
        <div className={styles.body}>
          <PartForm record={record} />
          {partsOf(record.collection, kind).map(({ collection }) => (
            <div key={collection} className={styles.own}>
              <h3 className={styles.ownTitle}>{nameOf(collection, 'name')}</h3>
              {listOf(part, collection)}
            </div>
          ))}
        </div>
      )}
      {record.collection === 'menu_links' && !record.values['parent'] && (
        <div className={styles.below}>{listOf(parent, 'menu_links', record.id)}</div>
      )}
    </li>
  );
}

/** The code of the language, which is the same in both. */
const SLOVENIAN = 'SL';

/** Marks of a closed part and of its own parts: hidden, at fault, without Slovenian. */
function Badges({ record }: { record: DraftRecord }) {
  const flags = useWorkspaceState(({ records, faults }) => {
    const whole = withParts(records, record.key);
    const isFaulty = whole.some(({ key }) => Object.keys(faults.get(key) ?? {}).length > 0);
    const lacks = whole.some((part) => lacksSlovenian(part.collection, part.values, blockKindOf(records, part)));
    return `${isFaulty ? 'fault ' : ''}${lacks ? 'missing' : ''}`;
  });
  return (
    <span className={styles.badges}>
      {record.values['hidden'] === true && (
        <span className={ui.badge}>
          <Icon name="hide" size={14} />
          {blockTexts.hidden}
        </span>
      )}
      {flags.includes('fault') && <span className={`${ui.badge} ${ui.fault}`}>{blockTexts.fault}</span>}
      {flags.includes('missing') && (
        <span className={`${ui.badge} ${ui.waits}`} title={blockTexts.missing}>
          <span aria-hidden="true">{SLOVENIAN}</span>
          <span className={ui.spoken}>{blockTexts.missing}</span>
        </span>
      )}
    </span>
  );
}

/** Gives the focus to a row that was moved, or whose part was closed; PartForm has that of an open part. */
function useWantedFocus(part: Key, row: RefObject<HTMLLIElement | null>) {
  const [wanted, setWanted] = useAtom(wantedFocusAtom);
  useEffect(() => {
    if (wanted?.key !== part || wanted.place === 'form') return;
    const place = wanted.place === 'row' ? '[data-toggle]' : '[data-handle]';
    row.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    row.current?.scrollIntoView?.({ block: 'nearest' });
    setWanted(undefined);
  }, [wanted, part, row, setWanted]);
}

/** The row above that closes when this one opens would take it out of view. */
function useStayInView(row: RefObject<HTMLLIElement | null>, isOpen: boolean) {
  useEffect(() => {
    const element = row.current;
    if (!isOpen || !element) return;
    const panel = element.closest('section')?.getBoundingClientRect();
    if (panel && element.getBoundingClientRect().top < panel.top) element.scrollIntoView?.({ block: 'start' });
  }, [row, isOpen]);
}
