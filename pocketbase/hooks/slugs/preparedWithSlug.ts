import { jsonOf } from '../lib/describeRecord';

/**
 * The prepared change by which a record gets a slug, in whichever set.
 * @param except the id of a record that may have it
 */
export function preparedWithSlug(
  app: core.App,
  { collection, slug }: { collection: string; slug: string },
  except: string,
): core.Record | undefined {
  return app
    .findAllRecords('prepared_changes', $dbx.hashExp({ collection }))
    .find(
      (change) =>
        change.getString('record') !== except &&
        change.getString('kind') !== 'deleted' &&
        jsonOf(change, 'data')?.['slug'] === slug,
    );
}
