import type { RawRecord } from '../client/listRecords';
import { SourceError } from '../errors';
import type { Shape } from '../schema/Shape';
import type { Localised } from './localise';

/**
 * Address of a record's page in one locale, as the site's own function makes it; null if it has none.
 * @throws SourceError naming the record, when the function fails or gives no path
 */
export function recordPath(record: RawRecord, shape: Shape, { locale, values }: Localised): string | null {
  const { path } = shape.options;
  const fail = (reason: string) =>
    new SourceError('10305', { collection: shape.collection.name, record: record.id, locale, reason });

  let made: unknown;
  try {
    made = path?.({ id: record.id, ...values }, locale);
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error));
  }
  if (made === null || made === undefined) return null;
  if (typeof made !== 'string' || !made.startsWith('/'))
    throw fail(`it gives ${JSON.stringify(made)}, which is no path: one begins with "/"`);
  return made;
}
