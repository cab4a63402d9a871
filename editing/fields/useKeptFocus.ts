import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

export interface KeptFocus {
  /** Of the element around the field. */
  box: RefObject<HTMLDivElement>;
  /** For a button that removes something, and itself with it: to be called in its click, with `data-removes` on it. */
  keep: (event: MouseEvent<HTMLButtonElement>) => void;
}

const REMOVERS = '[data-removes]';

/**
 * Keeps the focus in a field whose buttons disappear when they are pressed: it goes to the next one of them, else to the field's
 * first control. A browser would give it to the body, and the next Tab begins at the top of the page.
 */
export function useKeptFocus(): KeptFocus {
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number>();
  useEffect(() => {
    const place = removed.current;
    removed.current = undefined;
    if (place === undefined || document.activeElement !== document.body) return;
    const removers = [...(box.current?.querySelectorAll<HTMLElement>(REMOVERS) ?? [])];
    const next = removers[place] ?? removers.at(-1) ?? box.current?.querySelector<HTMLElement>('button, input');
    next?.focus();
  });
  const keep = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    removed.current = [...(box.current?.querySelectorAll(REMOVERS) ?? [])].indexOf(currentTarget);
  };
  return { box, keep };
}
