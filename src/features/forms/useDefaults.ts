import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from './useSubmission';

/**
 * Fills fields with the values passed in, and again whenever one of them changes: an address with another `?package=`
 * is a choice that the visitor has just made.
 * @param form of react-hook-form
 * @param defaults a value for each field; an empty one fills nothing
 */
export function useDefaults(form: UseFormReturn<Values>, defaults: Values): void {
  const filled = useRef<Values>();
  useEffect(() => {
    for (const [name, value] of Object.entries(defaults)) {
      if (!value || value === filled.current?.[name]) continue;
      // At first, what was written before the scripts ran, or kept by the browser over a reload, stays.
      if (!filled.current && form.getValues(name)) continue;
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
    filled.current = defaults;
  });
}
