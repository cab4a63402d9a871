import type { RawRecord } from '../client/listRecords';
import { SourceError } from '../errors';
import type { Shape } from '../model/Shape';
import type { Options } from '../options/Options';

/** The URL of a record in PocketBase's dashboard. */
export const dashboardAddress = (
  { dashboardUrl, url }: Pick<Options, 'dashboardUrl' | 'url'>,
  collection: string,
  recordId: string,
): string => {
  const base = (dashboardUrl ?? url).replace(/\/+$/, '').replace(/\/_$/, '');
  return `${base}/_/#/collections?collection=${encodeURIComponent(collection)}&record=${encodeURIComponent(recordId)}`;
};

const LABELS = ['title', 'name', 'label', 'slug', 'key', 'from'];

/** A record's label for editors: its title, or the next best field. */
function labelOf(record: RawRecord): string {
  const label = LABELS.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof label === 'string' ? label.slice(0, 80) : record.id;
}

/**
 * Runs a step of making a record's nodes. Errors get the record and its URL in the dashboard: an exception of a library, e.g. a
 * parser's RangeError, means nothing to an editor.
 * @param nodes whether nodes of this sourcing may be written already; in the error's context
 * @throws SourceError
 */
export function nameRecord<T>(
  record: RawRecord,
  { collection }: Pick<Shape, 'collection'>,
  options: Pick<Options, 'dashboardUrl' | 'url'>,
  step: () => T,
  nodes: 'untouched' | 'partial' = 'untouched',
): T {
  try {
    return step();
  } catch (error) {
    const link = dashboardAddress(options, collection.name, record.id);
    if (error instanceof SourceError) throw new SourceError(error.id, { ...error.context, link });
    throw new SourceError('10306', {
      collection: collection.name,
      record: record.id,
      label: labelOf(record),
      reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      link,
      nodes,
    });
  }
}
