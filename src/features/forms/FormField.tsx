import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/forms/Field';
import type { Option } from './schema/FieldTable';
import { useFormTable, useFieldWords } from './FormContext';
import type { Values } from './draftStore';

/** A field of the form around it, by its name in the form's table. */
export function FormField({ name, options }: { name: string; options?: readonly Option[] }) {
  const { t } = useTranslation('form');
  const { id, fields } = useFormTable();
  const { register } = useFormContext<Values>();
  const words = useFieldWords()(name);
  const { type, required = false, autoComplete, inputMode, verbatim, hint, placeholder } = fields[name] ?? {};
  return (
    <Field
      {...register(name)}
      {...words}
      id={`${id}-${name}`}
      type={type ?? 'text'}
      required={required}
      hint={hint && t(`hint.${hint}`)}
      autoComplete={autoComplete}
      inputMode={inputMode}
      verbatim={verbatim}
      placeholder={placeholder && t(`placeholder.${placeholder}`)}
      options={options}
    />
  );
}
