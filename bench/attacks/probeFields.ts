import type { PublishingSite } from '../lib/publishingSite';
import type { ContentField } from './contentFields';
import { packs } from './corpus';
import { saveRecord } from './saveRecord';

/** The part of the corpus that a field accepts. */
export interface AcceptedValues {
  field: ContentField;
  /** Accepted values, of one payload or several. */
  values: unknown[];
  /** Payloads in them. */
  accepted: number;
  /** Payloads that the field refuses even alone. */
  refused: string[];
}

interface Trial extends AcceptedValues {
  queue: string[][];
  /** Refused groups before the first accepted one. */
  misses: number;
}

/** After this many refused groups in a row, payloads are sent one at a time. */
const STRICT = 6;

/**
 * Sends every payload to every field of one record, several at once where the field accepts them.
 * @param names keys of fields with named texts
 */
export async function probeFields(
  site: PublishingSite,
  { collection, id, fields, names }: { collection: string; id: string; fields: ContentField[]; names: string[] },
  payloads: readonly string[],
): Promise<AcceptedValues[]> {
  // A payload that hides those after it comes last in the other language.
  const reversed = [...payloads].reverse();
  const trials = fields.map((field): Trial => {
    const queue = packs(field.name.endsWith('_sl') ? reversed : payloads, field.limit);
    return { field, queue, values: [], accepted: 0, refused: [], misses: 0 };
  });
  const valueOf = ({ type }: ContentField, pack: readonly string[]): unknown => {
    if (type === 'json') return Object.fromEntries(names.map((name) => [name, pack.join(' ')]));
    return type === 'editor' ? pack.map((payload) => `<p>${payload}</p>`).join('\n') : pack.join(' ');
  };

  for (let open = trials; open.length > 0; open = trials.filter(({ queue }) => queue.length > 0)) {
    const values = Object.fromEntries(open.map(({ field, queue }) => [field.name, valueOf(field, queue[0] ?? [])]));
    const saved = await saveRecord(site, collection, id, values);
    const faulty = open.filter(({ field }) => saved.refused.includes(field.name));
    if (!saved.isTaken && faulty.length === 0 && open.length > 1) {
      // A refusal without a field: one at a time.
      await Promise.all(open.map((trial) => single(trial)));
      continue;
    }
    if (saved.isTaken) open.forEach((trial) => keep(trial, values[trial.field.name]));
    else (faulty.length > 0 ? faulty : open).forEach(divide);
  }
  return trials;

  async function single(trial: Trial): Promise<void> {
    const value = valueOf(trial.field, trial.queue[0] ?? []);
    const { isTaken } = await saveRecord(site, collection, id, { [trial.field.name]: value });
    if (isTaken) keep(trial, value);
    else divide(trial);
  }
}

function keep(trial: Trial, value: unknown): void {
  trial.accepted += trial.queue.shift()?.length ?? 0;
  trial.values.push(value);
}

function divide(trial: Trial): void {
  const pack = trial.queue.shift() ?? [];
  trial.misses += 1;
  if (trial.misses === STRICT && trial.accepted === 0) trial.queue = trial.queue.flat().map((payload) => [payload]);
  if (pack.length === 1) trial.refused.push(...pack);
  else trial.queue.unshift(pack.slice(0, pack.length >> 1), pack.slice(pack.length >> 1));
}
