import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Draft, readDraft, writeDraft, type Values } from './draftStore';

/** The key of the form's next submission. */
export type DraftKey = {
  readonly current: () => string;
  /** Starts another submission with the current values. */
  readonly renew: () => void;
};

type Args = {
  form: UseFormReturn<Values>;
  /** Name of the form in the tab's storage. */
  slot: string;
  /** A value for each field; an empty one has no effect. */
  defaults: Values;
  element: RefObject<HTMLFormElement | null>;
};

/**
 * Fills the form and stores its values until it is sent: across a reload, a change of language, a time offline. Values
 * already in the fields take precedence (typed before the scripts ran, or restored by the browser), then the draft,
 * then the default. A changed default overrides all: a URL with another `?package=` is a choice just made.
 * @returns the key of the submission, which belongs to the draft
 */
export function useDraft({ form, slot, defaults, element }: Args): DraftKey {
  const key = useRef<string | undefined>(undefined);
  const known = useRef<Values>({});
  const early = useRef(new Set<string>());
  const draftKey = useMemo(() => {
    const current = () => (key.current ??= makeKey());
    const save = () => writeDraft(slot, draftOf(current(), form.getValues(), known.current));
    const renew = () => {
      key.current = makeKey();
      save();
    };
    return { current, renew, save };
  }, [form, slot]);

  useEffect(() => {
    const draft = key.current ? undefined : readDraft(slot);
    const first = key.current === undefined;
    key.current ??= draft?.key ?? makeKey();
    known.current = { ...draft?.defaults, ...known.current };
    if (first) {
      for (const name of Object.keys(defaults)) if (form.getValues(name)) early.current.add(name);
      // The prebuilt page does not contain its query: defaults from it come at once, in a second render.
      window.setTimeout(() => early.current.clear());
    }
    for (const [name, value] of Object.entries(defaults)) {
      const changed = value !== '' && value !== known.current[name];
      if (changed) known.current[name] = value;
      if (early.current.has(name)) continue;
      // A default is a change of the values and is validated; a draft stays as the visitor left it.
      if (changed) form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
      else if (draft?.values[name] && canHold(element.current, name, draft.values[name])) {
        form.setValue(name, draft.values[name], { shouldDirty: true });
      }
    }
    if (first) draftKey.save();
  });

  useEffect(() => {
    const subscription = form.watch(draftKey.save);
    return () => subscription.unsubscribe();
  }, [form, draftKey]);

  return draftKey;
}

/** A form without the visitor's input has no draft. */
function draftOf(key: string, values: Values, defaults: Values): Draft | undefined {
  const written = Object.entries(values).some(([name, value]) => value && value !== defaults[name]);
  return written ? { key, values, defaults } : undefined;
}

/** Whether the field can have the value: an option may be gone. */
function canHold(form: HTMLFormElement | null, name: string, value: string): boolean {
  const control = form?.elements.namedItem(name);
  return !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);
}

/** A UUID of version 4. `crypto.randomUUID` requires https, which a trial in a local network lacks. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, i) => {
    const marked = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
