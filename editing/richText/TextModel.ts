import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type Emitter, makeEmitter } from './emitter';
import { isFaithful } from './html/isFaithful';
import { readHtml } from './html/readHtml';
import { isSameLook, lookOf, type Look } from './look';
import { nodeViews } from './nodeViews';
import { pluginsOf, type Around } from './plugins/plugins';
import { withLastParagraph } from './plugins/lastParagraph';
import { OUTSIDE, replaceDoc } from './replaceDoc';

/** The handlers and attributes that the form around a text provides. */
export interface Handlers extends Around {
  onChange(html: string): void;
  /** A value from outside has more than the editor can hold. */
  onLossy(): void;
  /** Attributes of the element that is written in. */
  attributes: Record<string, string>;
}

/** The state that the tools around a text show. */
export interface Drawn {
  readonly look: Look;
  /** The text had the focus once: before, the position of the caret has no meaning. */
  readonly isEntered: boolean;
}

/** A text in ProseMirror, made once; later values are taken over only where they really differ. */
export class TextModel {
  private state: EditorState;
  private view: EditorView | undefined;
  private readonly emitter: Emitter;
  private readonly listeners = new Set<() => void>();
  private drawn: Drawn;

  constructor(
    value: string,
    private handlers: Handlers,
  ) {
    const around: Around = {
      askLink: () => this.handlers.askLink(),
      note: (text) => this.handlers.note(text),
    };
    this.state = EditorState.create({ doc: readHtml(value), plugins: pluginsOf(around) });
    const whole = withLastParagraph(this.state);
    if (whole) this.state = this.state.apply(whole.setMeta('addToHistory', false));
    this.drawn = { look: lookOf(this.state), isEntered: false };
    this.emitter = makeEmitter(value, (html) => this.handlers.onChange(html));
  }

  setHandlers(handlers: Handlers): void {
    const isSame = JSON.stringify(handlers.attributes) === JSON.stringify(this.handlers.attributes);
    this.handlers = handlers;
    if (!isSame) this.view?.setProps({});
  }

  /** Draws the text in an element, or ends that: null. */
  readonly mount = (host: HTMLElement | null): void => {
    this.emitter.flush();
    this.view?.destroy();
    this.view = host ? this.draw(host) : undefined;
  };

  private draw(host: HTMLElement): EditorView {
    return new EditorView(host, {
      state: this.state,
      nodeViews,
      attributes: () => this.handlers.attributes,
      handleDOMEvents: {
        focus: () => {
          this.redraw({ ...this.drawn, isEntered: true });
          return false;
        },
        blur: () => {
          this.emitter.flush();
          return false;
        },
      },
      dispatchTransaction: (transaction) => this.dispatch(transaction),
    });
  }

  private dispatch(transaction: Transaction): void {
    this.state = this.state.apply(transaction);
    this.view?.updateState(this.state);
    const look = lookOf(this.state);
    if (!isSameLook(look, this.drawn.look)) this.redraw({ ...this.drawn, look });
    if (transaction.docChanged && !transaction.getMeta(OUTSIDE)) this.emitter.emit(this.state.doc);
  }

  private redraw(drawn: Drawn): void {
    this.drawn = drawn;
    this.listeners.forEach((listener) => listener());
  }

  /** Takes over a value of the form, unless it is what the text has. */
  setValue(value: string): void {
    if (this.emitter.isOwn(value)) return;
    // Words typed in this very moment are newer.
    if (this.emitter.isWaiting()) return this.emitter.flush();
    this.emitter.accept(value);
    if (!isFaithful(value)) return this.handlers.onLossy();
    const transaction = replaceDoc(this.state, readHtml(value));
    if (transaction) this.dispatch(transaction);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): Drawn => this.drawn;

  readonly focus = (): void => this.view?.focus();

  /** Runs a command. @returns whether it applies */
  readonly apply = (command: Command): boolean =>
    command(this.state, (transaction) => this.dispatch(transaction), this.view);

  /** The same, and puts the focus into the text. */
  readonly run = (command: Command): boolean => {
    const isApplied = this.apply(command);
    this.focus();
    return isApplied;
  };

  /** Gives what was typed in this moment to the form. */
  readonly flush = (): void => this.emitter.flush();
}
