import { type ChangeEventHandler, type FocusEventHandler, forwardRef, type Ref } from 'react';
import * as styles from './Field.module.css';

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Props = {
  id: string;
  name: string;
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  label: string;
  required?: boolean;
  /** What is wrong with the value; the field is valid without it. */
  error?: string | undefined;
  autoComplete?: string | undefined;
  /** An example; for a select the choice that stands for none. */
  placeholder?: string | undefined;
  /** What a select offers. */
  options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  onChange?: ChangeEventHandler<FieldElement>;
  onBlur?: FocusEventHandler<FieldElement>;
};

/** A labelled field and, below it, what is wrong with its value. */
export const Field = forwardRef<FieldElement, Props>(function Field({ label, error, ...control }, ref) {
  const errorId = `${control.id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
        {/* The control says "required" itself. */}
        {control.required && <span aria-hidden="true"> *</span>}
      </label>
      <Control {...control} controlRef={ref} describedBy={error ? errorId : undefined} />
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
});

type ControlProps = Omit<Props, 'label' | 'error'> & { controlRef: Ref<FieldElement>; describedBy: string | undefined };

function Control({ type, options = [], placeholder, controlRef, describedBy, ...rest }: ControlProps) {
  const shared = {
    ...rest,
    className: styles.control,
    'aria-describedby': describedBy,
    // Said outright: some screen readers call an empty required field invalid before anybody was there.
    'aria-invalid': describedBy !== undefined,
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
  const inputMode = type === 'text' ? undefined : type;
  return (
    <input
      {...shared}
      ref={controlRef as Ref<HTMLInputElement>}
      type={type}
      inputMode={inputMode}
      placeholder={placeholder}
    />
  );
}
