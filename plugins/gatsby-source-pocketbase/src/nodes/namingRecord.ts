import { SourceError } from '../errors';
import type { Options } from '../options/Options';
import { dashboardAddress } from '../sync/dashboardAddress';

/**
 * Does something with a record, so that whatever fails names it with the place to correct it.
 * @param record its collection's name and its id
 * @throws SourceError
 */
export function namingRecord<T>(
  options: Pick<Options, 'dashboardUrl' | 'url'>,
  { collection, id }: { collection: string; id: string },
  make: () => T,
): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SourceError('10306', {
      ...{ collection, record: id, reason },
      dashboard: dashboardAddress(options, collection, id),
    });
  }
}
