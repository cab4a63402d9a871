import { own } from '../lib/own';
const TEXTS = { error: 'string', release: 'string' };

/** The fields in the body of each step (the parameters of lease.ts, renew.ts, finish.ts and move.ts). */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lease: { holder: 'string', over: 'string', cause: 'string' },
  renew: { fence: 'number', status: 'string', progress: 'string' },
  finish: {
    ...TEXTS,
    ...{ fence: 'number', status: 'string', ofMachine: 'boolean', parts: 'object', shrink: 'object' },
    ...{ pages: 'number', pages_changed: 'number', changed_paths: 'object', dead_links: 'object' },
    ...{ error_link: 'string', warning: 'string' },
  },
  move: { ...TEXTS, build: 'string', lost: 'boolean' },
  preview: { ...TEXTS, status: 'string', changed: 'string' },
};

/**
 * The fields of a builder's step. PocketBase hands an object over where a text is expected, and fails deep inside where it
 * cannot be made one.
 * @returns fault: a sentence; neither for a step that does not exist
 */
export function readStep(
  step: string,
  body: Record<string, unknown>,
): { fields?: Record<string, unknown>; fault?: string } {
  const types = own(FIELDS, step);
  if (!types) return {};
  const fields: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(types)) {
    const value = body[name];
    if (value === undefined || value === null) continue;
    if (typeof value !== type) return { fault: `The field "${name}" must be of the type ${type}.` };
    fields[name] = value;
  }
  return { fields };
}
