import { type ComponentType, useState } from 'react';
import type { FieldKind } from '../../../src/lib/content/Field';
import { ariaOf, type ControlProps, groupOf, textOf } from './ControlProps';
import { DetailsControl } from './DetailsControl';
import { MomentControl } from './MomentControl';
import { LinkControl, RecordControl, RecordsControl } from './RecordsControl';
import { RichTextControl } from './RichTextControl';
import { LineControl, LinesControl, SlugControl, SwitchControl } from './textControls';
import { choiceText, texts } from '../words';
import * as styles from './controlParts.module.css';
import { isSame } from '../../store/isSame';
import * as shared from '../controls.module.css';
import { hasButtons } from './hasButtons';

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

/** One of the site's colours, or the block's usual one. */
function ColourControl(props: ControlProps) {
  const { id, field, value, onChange } = props;
  return (
    <div role="radiogroup" {...groupOf(props)} className={styles.row}>
      {['', ...(field.choices ?? [])].map((colour) => (
        <label key={colour} className={styles.swatch}>
          <input
            id={colour === '' ? id : undefined}
            type="radio"
            name={id}
            checked={textOf(value) === colour}
            onChange={() => onChange(colour)}
          />
          <span className={styles.dot} data-colour={colour} aria-hidden="true" />
          <span>{colour ? choiceText('colour', colour) : texts.usual}</span>
        </label>
      ))}
    </div>
  );
}

/** A number; PocketBase keeps none as 0, so an empty field and 0 are the same. */
function NumberControl(props: ControlProps) {
  const { field, value, onChange } = props;
  const shown = typeof value === 'number' && value !== 0 ? String(value) : '';
  // While it is typed: "0" on the way to "0.5". Another person's number is shown in its place.
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  return (
    <input
      {...ariaOf(props)}
      type="number"
      className={`${shared.control} ${styles.number}`}
      step={field.isWhole ? 1 : 'any'}
      value={typed && isSame(typed.value, value) ? typed.text : shown}
      onChange={({ target }) => {
        // A sign alone is no number yet.
        const next = target.validity.badInput ? value : Number(target.value);
        setTyped({ text: target.value, value: next });
        if (next !== value) onChange(Number(next));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** One of a few names: buttons side by side, or a list where they are many or none may be chosen. */
function ChoiceControl(props: ControlProps) {
  const { id, field, value, onChange } = props;
  const choices = field.choices ?? [];
  if (hasButtons(field)) {
    return (
      <div role="radiogroup" {...groupOf(props)} className={shared.segments} aria-invalid={props.isInvalid}>
        {choices.map((choice, index) => (
          <label key={choice} className={shared.segment}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            <span>{choiceText(field.name, choice)}</span>
          </label>
        ))}
      </div>
    );
  }
  return (
    <select
      {...ariaOf(props)}
      className={shared.control}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    >
      {(!field.isRequired || !value) && <option value="">{texts.none}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choiceText(field.name, choice)}
        </option>
      ))}
    </select>
  );
}
