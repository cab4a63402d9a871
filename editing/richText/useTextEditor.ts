import type { Command } from 'prosemirror-state';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type Drawn, type Handlers, TextModel } from './TextModel';

export interface TextEditor extends Drawn {
  /** Draws the text in an element: a callback ref. */
  mount(host: HTMLElement | null): void;
  /** Runs a command, and puts the focus into the text. @returns whether it applies */
  run(command: Command): boolean;
  /** The same without the focus. */
  apply(command: Command): boolean;
  focus(): void;
  /** Gives what was typed in this moment to the form. */
  flush(): void;
}

/** A text in ProseMirror for a component. */
export function useTextEditor(value: string, handlers: Handlers): TextEditor {
  const [model] = useState(() => new TextModel(value, handlers));
  useLayoutEffect(() => model.setHandlers(handlers));
  useEffect(() => model.setValue(value), [model, value]);
  const drawn = useSyncExternalStore(model.subscribe, model.snapshot);
  const { mount, run, apply, focus, flush } = model;
  return { ...drawn, mount, run, apply, focus, flush };
}
