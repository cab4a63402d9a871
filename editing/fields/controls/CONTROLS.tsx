import type { ComponentType } from 'react';
import type { FieldKind } from '../../../src/lib/content/Field';
import { ChoiceControl } from './ChoiceControl';
import { ColourControl } from './ColourControl';
import type { ControlProps } from './ControlProps';
import { DetailsControl } from './DetailsControl';
import { LinkControl } from './LinkControl';
import { MomentControl } from './MomentControl';
import { NumberControl } from './NumberControl';
import { RecordControl } from './RecordControl';
import { RecordsControl } from './RecordsControl';
import { RichTextControl } from './RichTextControl';
import { LineControl, LinesControl, SlugControl, SwitchControl } from './textControls';

/** The control of each kind of field; a picture has a field of its own (picture/PictureField.tsx), and texts beside it. */
export const CONTROLS: Readonly<Record<FieldKind, ComponentType<ControlProps>>> = {
  line: LineControl,
  lines: LinesControl,
  richText: RichTextControl,
  link: LinkControl,
  slug: SlugControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  colour: ColourControl,
  number: NumberControl,
  moment: MomentControl,
  picture: LineControl,
  record: RecordControl,
  records: RecordsControl,
  details: DetailsControl,
};
