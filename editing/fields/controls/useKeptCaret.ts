import { type RefObject, useLayoutEffect, useRef } from 'react';

function commonBeginning(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
}

function commonEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length++;
  return length;
}

/** The place of a caret after a text changed around it: beside the same letters, or where the change begins. */
export function caretAfter(caret: number, before: string, after: string): number {
  const beginning = commonBeginning(before, after);
  if (caret <= beginning) return caret;
  const end = commonEnd(before.slice(beginning), after.slice(beginning));
  return caret >= before.length - end ? caret + after.length - before.length : beginning;
}

/**
 * Keeps the caret of a focused field in its place when another person's text comes: a browser puts it behind a value that a program sets.
 * @param text that the field shows
 * @returns notes the caret, and a text that is typed; call it at `select` and before a change is passed on
 */
export function useKeptCaret(box: RefObject<HTMLTextAreaElement | null>, text: string): (typed?: string) => void {
  const last = useRef({ text, typed: text, caret: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    const { text: before, typed, caret } = last.current;
    last.current.text = text;
    if (!element || element !== document.activeElement || text === before || text === typed) return;
    const place = caretAfter(caret, before, text);
    element.setSelectionRange(place, place);
    last.current.caret = place;
  }, [box, text]);
  return (typed) => {
    last.current.caret = box.current?.selectionStart ?? 0;
    if (typed !== undefined) last.current.typed = typed;
  };
}
