import { fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import { useActions, useValue } from '../../store/hooks';
import type { DraftRecord } from '../../store/types';
import { blockTexts, fill } from '../texts';
import { Menu } from '../ui/Menu';
import { notify, say } from '../ui/notices';
import { useSetAtom } from 'jotai';
import { listId, useOpenIn, wantedFocusAtom } from '../record/openParts';
import { newPart } from './newPart';

/** The menu that shows no links below others (pocketbase/hooks/content/checkContent.ts refuses them). */
const FLAT_MENU = 'menu-footer';

interface Props {
  record: DraftRecord;
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onAdd?: (() => void) | undefined;
}

/** The actions for a part, with moving as the keyboard alternative to dragging. */
export function RowMenu({ record, name, at, count, onMove, onAdd }: Props) {
  const { add, duplicate, remove, change } = useActions();
  const open = useOpenIn();
  const setFocus = useSetAtom(wantedFocusAtom);
  const { key, collection, id, values } = record;
  const canHide = fieldsOf(collection).some((field) => field.name === 'hidden');
  const menu = useValue(`menus/${String(values['menu'])}`, 'key');
  const isHidden = values['hidden'] === true;

  const addBelow = () => {
    const made = add(collection, { ...newPart(collection, undefined, id), menu: values['menu'] ?? '' });
    open(listId(`menus/${String(values['menu'])}`, collection), made);
    setFocus({ key: made, place: 'form' });
  };
  const copy = () => {
    const made = duplicate(key);
    say(fill(blockTexts.duplicated, { name }));
    setFocus({ key: made, place: 'row' });
  };
  const deletePart = () => {
    const row = document.querySelector(`[data-row="${key}"]`);
    const next = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.parentElement?.nextElementSibling;
    const undo = remove(key);
    // The row is gone with its button: the focus goes on to its neighbour.
    setTimeout(() => {
      const target = next?.matches('button') ? next : next?.querySelector('[data-toggle]');
      if (target instanceof HTMLElement) target.focus();
    });
    notify(fill(blockTexts.deleted, { name }), {
      label: blockTexts.undo,
      endsWithPage: true,
      run: () => {
        undo();
        say(fill(blockTexts.broughtBack, { name }));
        setFocus({ key, place: 'row' });
      },
    });
  };

  return (
    <Menu
      label={fill(blockTexts.menu, { name })}
      items={[
        { label: blockTexts.moveUp, icon: 'up', run: () => onMove(at - 1), isOff: at === 0 },
        { label: blockTexts.moveDown, icon: 'lower', run: () => onMove(at + 1), isOff: at === count - 1 },
        onAdd && { label: blockTexts.addAbove, icon: 'plus', run: onAdd },
        collection === 'menu_links' && !values['parent'] && menu !== FLAT_MENU
          ? { label: blockTexts.addBelow, icon: 'plus', run: addBelow }
          : undefined,
        collection === 'menu_links' ? undefined : { label: blockTexts.duplicate, icon: 'copy', run: copy },
        canHide
          ? {
              label: isHidden ? blockTexts.show : blockTexts.hide,
              icon: isHidden ? 'show' : 'hide',
              run: () => change(key, { hidden: !isHidden }),
            }
          : undefined,
        { label: blockTexts.delete, icon: 'bin', run: deletePart, isDangerous: true },
      ]}
    />
  );
}
