import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/Field';
import { fieldCode, fieldErrorWords } from './FieldCode';
import type { Option } from './FieldTable';
import { useFormTable } from './FormContext';
import type { Values } from './useSubmission';

/** A field of the form around it, by its name in the form's table. */
export function FormField({ name, options }: { name: string; options?: readonly Option[] }) {
  const { t } = useTranslation('form');
  const { id, fields } = useFormTable();
  const { register, formState } = useFormContext<Values>();
  const spec = fields[name];
  if (!spec) throw new Error(`The form "${id}" has no field "${name}".`);
  const { label, type, required = false, max, autoComplete, placeholder } = spec;
  const message = formState.errors[name]?.message;
  return (
    <Field
      {...register(name)}
      id={`${id}-${name}`}
      type={type}
      label={t(`label.${label}`)}
      required={required}
      error={message && t(fieldErrorWords[fieldCode(message)], { max })}
      autoComplete={autoComplete}
      placeholder={placeholder && t(`placeholder.${placeholder}`)}
      options={options}
    />
  );
}
