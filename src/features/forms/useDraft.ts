import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Draft, readDraft, writeDraft, type Values } from './draftStore';

/** The submission that a form is about to become. */
export type DraftKey = {
  readonly current: () => string;
  /** Makes another submission of what is written. */
  readonly renew: () => void;
};

type Args = {
  form: UseFormReturn<Values>;
  /** Names the form in the tab's storage. */
  slot: string;
  /** A value for each field; an empty one fills nothing. */
  defaults: Values;
  element: RefObject<HTMLFormElement>;
};

/**
 * Fills the form and keeps its values until it is sent: over a reload, a change of language, a time offline. Values already in
 * the fields come first (typed before the scripts ran, or kept by the browser), then the draft, then the default. A default
 * that changes wins over all: a URL with another `?package=` is a choice just made.
 * @returns the key of the submission, which belongs to the draft
 */
export function useDraft({ form, slot, defaults, element }: Args): DraftKey {
  const key = useRef<string>();
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
      // The built page does not know its address: the defaults out of that come at once, in a second round.
      window.setTimeout(() => early.current.clear());
    }
    for (const [name, value] of Object.entries(defaults)) {
      const changed = value !== '' && value !== known.current[name];
      if (changed) known.current[name] = value;
      if (early.current.has(name)) continue;
      // A default is an update of the model, which is validated; a draft is as the visitor left it.
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

/** Nothing is kept of a form as it is shown to everybody. */
function draftOf(key: string, values: Values, defaults: Values): Draft | undefined {
  const written = Object.entries(values).some(([name, value]) => value && value !== defaults[name]);
  return written ? { key, values, defaults } : undefined;
}

/** An option that there was may be gone. */
function canHold(form: HTMLFormElement | null, name: string, value: string): boolean {
  const control = form?.elements.namedItem(name);
  return !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);
}

/** A UUID of version 4. `crypto.randomUUID` is for https only, and a site that is tried out in a network of its own has none. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, i) => {
    const marked = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
