import type { Node } from 'prosemirror-model';
import { writeHtml } from './html/writeHtml';

/** The time in which an emitted value may come back after a later one: the form around may lag behind. */
const ECHO_MS = 1000;

/** Gives a document's HTML to the form around, once for each frame that the browser draws. */
export interface Emitter {
  emit(doc: Node): void;
  /** Gives what waits for its frame. */
  flush(): void;
  /** Whether something was typed that the form does not have yet. */
  isWaiting(): boolean;
  /** Whether a value is what the text has, or had just before: it must not be set again. */
  isOwn(value: string): boolean;
  /** Takes note of a value that came from outside. */
  accept(value: string): void;
}

/** @param initial the value that the text was made of */
export function makeEmitter(initial: string, onChange: (html: string) => void): Emitter {
  let last = initial;
  let waiting: Node | undefined;
  let frame = 0;
  let recent: { html: string; at: number }[] = [];

  const flush = () => {
    cancelAnimationFrame(frame);
    const doc = waiting;
    waiting = undefined;
    if (!doc) return;
    const html = writeHtml(doc);
    if (html === last) return;
    last = html;
    const now = Date.now();
    recent = [...recent.filter(({ at }) => now - at < ECHO_MS), { html, at: now }];
    onChange(html);
  };

  return {
    emit(doc) {
      if (!waiting) frame = requestAnimationFrame(flush);
      waiting = doc;
    },
    flush,
    isWaiting: () => waiting !== undefined,
    isOwn: (value) => value === last || recent.some(({ html, at }) => html === value && Date.now() - at < ECHO_MS),
    accept(value) {
      last = value;
      recent = [];
    },
  };
}
