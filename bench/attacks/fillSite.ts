import type { PublishingSite } from '../lib/publishingSite';
import { type ContentCollection, contentFields } from './contentFields';
import { probeFields, type AcceptedValues } from './probeFields';
import { recordsOf, saveRecord, type Values } from './saveRecord';

export interface Filled {
  collection: string;
  fields: AcceptedValues[];
  /** Records with payloads. */
  ids: string[];
}

/** The site finds a record or a part of a page by these fields; those of the starting content stay unchanged. */
const IDENTITY = new Set(['slug', 'key', 'section', 'from', 'anchor']);
const ATTEMPTS = 6;
/** Minimum number of records of each collection. pastLimits.ts writes further values together. */
const RECORDS = 30;

/** Fills every content field of a site, so that every accepted payload of a field is stored. */
export async function fillSite(site: PublishingSite, payloads: readonly string[]): Promise<Filled[]> {
  const collections = await contentFields(site);
  const filled: Filled[] = [];
  // In succession: a record's parents are filled before it, otherwise the copy has their old state.
  for (const collection of collections) {
    filled.push(await fillCollection(site, collection, payloads));
    const { fields, ids } = filled.at(-1) as Filled;
    const refused = fields.reduce((sum, field) => sum + field.refused.length, 0);
    console.log(`${collection.name}: ${fields.length} fields, ${ids.length} records, ${refused} payloads refused`);
  }
  return filled;
}

async function fillCollection(
  site: PublishingSite,
  { name, fields, copied, shared }: ContentCollection,
  payloads: readonly string[],
): Promise<Filled> {
  const existing = await recordsOf(site, name);
  const [first] = existing;
  if (!first) throw new Error(`The starting content has no record in ${name}`);
  const names = [...new Set(existing.flatMap(({ details }) => Object.keys(details ?? {})))];
  const accepted = await probeFields(site, { collection: name, id: first.id, fields, names }, payloads);
  const ids: string[] = [];
  const count = Math.max(existing.length, RECORDS);
  const others = await Promise.all(
    shared.map(async (one) => ({ name: one.name, ids: (await recordsOf(site, one.collection)).map(({ id }) => id) })),
  );
  for (let index = 0; index < count; index++) {
    const own = existing[index];
    const relations = Object.fromEntries(others.map((one) => [one.name, [one.ids[index % one.ids.length]]]));
    const template = existing[index % existing.length] ?? first;
    const attacks = Object.fromEntries(
      accepted.filter(({ field }) => !IDENTITY.has(field.name)).flatMap((one) => valueAt(one, index)),
    );
    const id = own
      ? await save(
          site,
          name,
          own.id,
          {
            ...pick(
              own,
              [...IDENTITY].filter((field) => field in own),
            ),
            ...relations,
            ...attacks,
          },
          own,
        )
      : await save(
          site,
          name,
          undefined,
          { ...pick(template, copied), ...relations, ...identity(accepted, index), ...attacks },
          template,
        );
    if (id) ids.push(id);
  }
  return { collection: name, fields: accepted, ids };
}

/** A value for a record: each one once, then from the first again. */
const valueAt = ({ field, values }: AcceptedValues, index: number): [string, unknown][] =>
  values.length > 0 ? [[field.name, values[index % values.length]]] : [];

/** Values that identify a new record: payloads that the field accepts, then generated names. */
function identity(accepted: readonly AcceptedValues[], index: number): Values {
  const own = (name: string) => (name === 'from' ? `/attack-${index}/` : `attack-${index}`);
  return Object.fromEntries(
    accepted
      .filter(({ field }) => IDENTITY.has(field.name))
      .map(({ field, values }) => [field.name, values[index] ?? own(field.name)]),
  );
}

const pick = (record: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

/** Saves a record; a field that is refused among these others keeps its value. */
async function save(
  site: PublishingSite,
  collection: string,
  id: string | undefined,
  values: Values,
  before: Values,
): Promise<string | undefined> {
  const rest = { ...values };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { isTaken, refused, record } = await saveRecord(site, collection, id, rest);
    if (isTaken) return record.id;
    if (refused.length === 0) break;
    for (const name of refused)
      rest[name] = IDENTITY.has(name) ? `attack-${Math.random().toString(36).slice(2)}` : before[name];
  }
  console.log(`  ${collection}: a record was refused as a whole`);
  return undefined;
}
