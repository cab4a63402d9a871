import { type RefObject, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from './sending/useSubmission';

/**
 * Validates a field when its value is changed for good: an option chosen, a field filled in by the browser. React's
 * onChange is the browser's `input`, of every key pressed, and would complain while the visitor is still writing.
 */
export function useValidateOnChange(ref: RefObject<HTMLFormElement>, form: UseFormReturn<Values>): void {
  useEffect(() => {
    const element = ref.current;
    const validate = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    };
    element?.addEventListener('change', validate);
    return () => element?.removeEventListener('change', validate);
  }, [ref, form]);
}
