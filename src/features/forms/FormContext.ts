import { createContext, useContext } from 'react';
import { type FieldTable, fieldCode, fieldErrorWords } from './schema/FieldTable';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Values } from './draftStore';

type FormTable = { readonly id: string; readonly fields: FieldTable };

/** The form of a field. */
export const FormContext = createContext<FormTable | undefined>(undefined);

export function useFormTable(): FormTable {
  const table = useContext(FormContext);
  if (!table) throw new Error('A FormField stands outside of a Form.');
  return table;
}

/** Returns the label of a field of the form, and the message of its error, if it has one. */
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
