import { memo, useId } from 'react';
import * as controls from './controls.module.css';
import { hasButtons } from './controls/hasButtons';
import { FieldColumn } from './FieldColumn';
import { LanguageColumns } from './LanguageColumns';
import { PictureField } from './picture/PictureField';
import * as styles from './RecordForm.module.css';
import type { RecordFieldProps } from './RecordFieldProps';
import { useShownLanguages } from './shownLanguages';
import { helpText, labelText, texts } from './words';

/** A field with its label, in each language that it has. */
export const RecordField = memo(function RecordField(props: RecordFieldProps) {
  const { collection, field, kind } = props;
  const id = useId();
  const [shown] = useShownLanguages();
  const [label, help] = [labelText(field.name, collection, kind), helpText(field.name, collection, kind)];
  const ids = { id, labelId: `${id}-label`, helpId: help ? `${id}-help` : undefined };
  if (field.kind === 'switch') return <SwitchField {...props} {...ids} label={label} help={help} />;
  const first = field.isTranslated ? `${id}-${shown === 'sl' ? 'sl' : 'en'}` : id;
  // A label of buttons or of several inputs would become part of the first one's name; rich texts are named by aria-labelledby.
  const Label = hasButtons(field) || ['richText', 'details', 'picture'].includes(field.kind) ? 'span' : 'label';
  const isGroup = field.isTranslated || field.kind === 'picture';
  return (
    <div className={styles.field} {...(isGroup && { role: 'group', 'aria-labelledby': ids.labelId })}>
      <div className={styles.head}>
        <Label className={controls.label} id={ids.labelId} {...(Label === 'label' && { htmlFor: first })}>
          {label}
        </Label>
        {/* The server makes a slug from the title. */}
        {field.isRequired && field.name !== 'slug' && <span className={controls.note}>{texts.required}</span>}
      </div>
      <FieldContent {...props} {...ids} />
      {help && (
        <p className={controls.note} id={ids.helpId}>
          {help}
        </p>
      )}
    </div>
  );
});

interface Ids {
  id: string;
  labelId: string;
  helpId: string | undefined;
}

function FieldContent({ id, labelId, helpId, ...props }: RecordFieldProps & Ids) {
  if (props.field.kind === 'picture') return <PictureField {...props} {...{ id, labelId, helpId }} />;
  if (!props.field.isTranslated) {
    return <FieldColumn {...props} {...{ id, labelId, helpId }} column={props.field.name} />;
  }
  return <LanguageColumns {...props} {...{ id, labelId, helpId }} name={props.field.name} />;
}

/** A switch stands before its label. */
function SwitchField({ label, help, ...props }: RecordFieldProps & Ids & { label: string; help: string | undefined }) {
  return (
    <div className={styles.field}>
      <div className={styles.switch}>
        <FieldColumn {...props} column={props.field.name} />
        <label className={controls.label} id={props.labelId} htmlFor={props.id}>
          {label}
        </label>
      </div>
      {help && (
        <p className={controls.note} id={props.helpId}>
          {help}
        </p>
      )}
    </div>
  );
}
