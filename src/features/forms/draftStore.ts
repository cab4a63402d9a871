export type Values = Record<string, string>;

/** A form's state that is kept until it is sent. */
export type Draft = {
  /** Of the submission that it will be, or was already when the answer got lost. */
  readonly key: string;
  readonly values: Values;
  /** The default values that filled fields: only another one changes what was written. */
  readonly defaults: Values;
};

const PREFIX = 'form-draft:';

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/**
 * The draft of a form in this tab. A tab that the visitor duplicates takes a copy along, key and all: sent from both it
 * is one submission, and sent with another text from one of them two.
 * @param slot names the form; the same in all languages
 */
export function readDraft(slot: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(PREFIX + slot) ?? 'null') as Partial<Draft> | null;
    const { key, values, defaults } = draft ?? {};
    if (typeof key === 'string' && isValues(values) && isValues(defaults)) return { key, values, defaults };
  } catch {
    // No storage, or not what this release wrote.
  }
  return undefined;
}

/** Keeps a draft, or none. */
export function writeDraft(slot: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(PREFIX + slot, JSON.stringify(draft));
    else sessionStorage.removeItem(PREFIX + slot);
  } catch {
    // Without storage, or with a full one, what is written stays on the page alone.
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
