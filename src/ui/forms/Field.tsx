import { type ChangeEventHandler, type FocusEventHandler, forwardRef, type Ref } from 'react';
import * as styles from './Field.module.css';

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Props = {
  id: string;
  name: string;
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  label: string;
  required?: boolean;
  /** Help for filling in the field. */
  hint?: string | undefined;
  /** The value's error; the field is valid without it. */
  error?: string | undefined;
  /** Ids of elements elsewhere on the page that describe the field; they are read first. */
  describedBy?: string | undefined;
  autoComplete?: string | undefined;
  /** The value is no prose: no spell checking and no capitalisation. */
  verbatim?: boolean | undefined;
  /** An example; for a select, the label of the empty option. */
  placeholder?: string | undefined;
  /** The options of a select. */
  options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  onChange?: ChangeEventHandler<FieldElement>;
  onBlur?: FocusEventHandler<FieldElement>;
};

/** A field with its label, a hint and, below it, the error of its value. */
export const Field = forwardRef<FieldElement, Props>(function Field(props, ref) {
  const { label, hint, error, describedBy, ...control } = props;
  const hintId = `${control.id}-hint`;
  const errorId = `${control.id}-error`;
  const description = [describedBy, hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
        {/* The control itself is announced as required. */}
        {control.required && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <Control {...control} controlRef={ref} description={description || undefined} invalid={Boolean(error)} />
      {/* Always rendered: without scripts the server writes into it. */}
      <p className={styles.error} id={errorId}>
        {error}
      </p>
    </div>
  );
});

type ControlProps = Omit<Props, 'label' | 'hint' | 'error' | 'describedBy'> & {
  controlRef: Ref<FieldElement>;
  description: string | undefined;
  invalid: boolean;
};

function Control(props: ControlProps) {
  const { type, options = [], placeholder, verbatim, controlRef, description, invalid, ...rest } = props;
  const shared = {
    ...rest,
    className: styles.control,
    'aria-describedby': description,
    // Set explicitly: some screen readers announce an empty required field as invalid from the start.
    'aria-invalid': invalid,
  };
  if (type === 'textarea') {
    return <textarea {...shared} ref={controlRef as Ref<HTMLTextAreaElement>} placeholder={placeholder} rows={5} />;
  }
  if (type === 'select') {
    return (
      <select {...shared} ref={controlRef as Ref<HTMLSelectElement>}>
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const literal = verbatim || type === 'email';
  return (
    <input
      {...shared}
      ref={controlRef as Ref<HTMLInputElement>}
      type={type}
      inputMode={type === 'text' ? undefined : type}
      placeholder={placeholder}
      {...(literal && { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' })}
    />
  );
}
