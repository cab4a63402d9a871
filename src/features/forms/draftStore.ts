export type Values = Record<string, string>;

/** A form's state, stored until the form is sent. */
export type Draft = {
  /** The key of its submission, which may have been stored already if the answer was lost. */
  readonly key: string;
  readonly values: Values;
  /** The default values that filled fields: only a different one replaces the visitor's input. */
  readonly defaults: Values;
};

const PREFIX = 'form-draft:';

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/**
 * Returns a form's draft in this tab. Duplicating the tab copies it with its key: sent from both tabs it is one
 * submission; with changed text in one of them, two.
 * @param slot name of the form; the same in all locales
 */
export function readDraft(slot: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(PREFIX + slot) ?? 'null') as Partial<Draft> | null;
    const { key, values, defaults } = draft ?? {};
    if (typeof key === 'string' && isValues(values) && isValues(defaults)) return { key, values, defaults };
  } catch {
    // No storage, or a value of another release.
  }
  return undefined;
}

/** Stores a draft, or removes it. */
export function writeDraft(slot: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(PREFIX + slot, JSON.stringify(draft));
    else sessionStorage.removeItem(PREFIX + slot);
  } catch {
    // Without storage, or with a full one, the input stays on the page only.
  }
}

/** Whether this tab holds a draft of any form. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}
