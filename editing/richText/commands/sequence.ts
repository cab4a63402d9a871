import { type Command, EditorState, Selection } from 'prosemirror-state';

/**
 * Runs commands one after the other as one step for Undo. One that does not apply is skipped.
 * @returns a command that applies if one of them does
 */
export const sequence =
  (...commands: readonly Command[]): Command =>
  (state, dispatch) => {
    let now = EditorState.create({ doc: state.doc, selection: state.selection });
    const { tr } = state;
    let isApplied = false;
    for (const command of commands) {
      isApplied =
        command(now, (part) => {
          part.steps.forEach((step) => tr.step(step));
          now = now.apply(part);
        }) || isApplied;
    }
    if (!isApplied) return false;
    dispatch?.(tr.setSelection(Selection.fromJSON(tr.doc, now.selection.toJSON())).scrollIntoView());
    return true;
  };

/** Runs a command as long as a condition holds, at most a few times. */
export const whileTrue =
  (holds: (state: EditorState) => boolean, command: Command): Command =>
  (state, dispatch) => {
    let now = state;
    const parts: Command[] = [];
    for (let times = 0; times < 10 && holds(now); times += 1) {
      const before = now;
      command(before, (part) => {
        now = before.apply(part);
      });
      if (now === before) break;
      parts.push(command);
    }
    return parts.length > 0 && sequence(...parts)(state, dispatch);
  };
