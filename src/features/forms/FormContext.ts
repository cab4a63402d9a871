import { createContext, useContext } from 'react';
import type { FieldTable } from './schema/FieldTable';

type FormTable = { readonly id: string; readonly fields: FieldTable };

/** The form to which a field belongs. */
export const FormContext = createContext<FormTable | undefined>(undefined);

export function useFormTable(): FormTable {
  const table = useContext(FormContext);
  if (!table) throw new Error('A FormField stands outside of a Form.');
  return table;
}
