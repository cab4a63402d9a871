import { useAtom } from 'jotai';
import { type RefObject, useEffect } from 'react';
import type { Key } from '../../../store/types';
import { wantedFocusAtom } from '../openParts';

const FIELDS = 'input:not([type=hidden]), textarea, select, [contenteditable=true]';
/** The controls of a field without a text are buttons: those of a picture, or of a choice. */
const CONTROLS = `${FIELDS}, button`;

/** Gives the focus to the field of a record's form that was asked for, or to its first field. */
export function useWantedField(key: Key, form: RefObject<HTMLElement | null>): void {
  const [wanted, setWanted] = useAtom(wantedFocusAtom);
  useEffect(() => {
    if (wanted?.key !== key || wanted.place !== 'form' || !form.current) return;
    const row = form.current.closest<HTMLElement>('[data-row]');
    const named = wanted.field && fieldIn(form.current, wanted.field);
    // The page has a form in each tab: the field is in another one.
    if (!named && !row) return;
    const field = named || form.current.querySelector<HTMLElement>(FIELDS);
    (field ?? row?.querySelector<HTMLElement>('[data-toggle]'))?.focus({ preventScroll: true });
    if (named) named.scrollIntoView?.({ block: 'center' });
    else row?.scrollIntoView?.({ block: 'start' });
    setWanted(undefined);
  }, [wanted, key, form, setWanted]);
}

function fieldIn(form: HTMLElement, column: string) {
  const places = [...form.querySelectorAll<HTMLElement>('[data-column]')];
  return places.find(({ dataset }) => dataset['column'] === column)?.querySelector<HTMLElement>(CONTROLS);
}
