import { LinesControl } from './textControls';

/** HTML; the rich-text field takes this place. */
export const RichTextControl = LinesControl;
