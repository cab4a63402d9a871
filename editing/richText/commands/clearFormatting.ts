import type { Command } from 'prosemirror-state';
import { setBlock } from './blocks';
import { clearMarks } from './marks';
import { sequence } from './sequence';

/** Makes plain paragraphs and plain words of the selection; links stay. */
export const clearFormatting: Command = (state, dispatch) =>
  sequence(clearMarks, setBlock('paragraph'))(state, dispatch);
