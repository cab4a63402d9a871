import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldCode, fieldErrorWords } from './FieldTable';
import { useFormTable } from '../FormContext';
import type { Values } from '../draftStore';

/**
 * The words for a field of the form around it, as it stands.
 * @returns for a field's name its label and what is wrong with its value, if anything is
 */
export function useFieldWords(): (name: string) => { label: string; error: string | undefined } {
  const { t } = useTranslation('form');
  const { fields, id } = useFormTable();
  const { errors } = useFormContext<Values>().formState;
  return (name) => {
    const spec = fields[name];
    if (!spec) throw new Error(`The form "${id}" has no field "${name}".`);
    const code = errors[name]?.message;
    return {
      label: t(`label.${spec.label}`),
      error: code && t(fieldErrorWords[fieldCode(code)], { max: spec.max }),
    };
  };
}
