import { withParts } from '../lib/withParts';
import { collectionName } from '../lib/describeRecord';
import { applyPrepared, inRolledBackTransaction } from '../prepared/overlay';

const SORTED = ['deleted', 'changed', 'created'];

/** The rows of what is set aside now. A database that is not migrated yet has none. */
export const activeRows = (app: core.App): core.Record[] =>
  collectionName(app, 'set_aside') ? app.findAllRecords('set_aside', $dbx.hashExp({ ended: 0 })) : [];

/** Whether an account builds what visitors see. */
export const isPublisher = (auth: core.Record | undefined): boolean =>
  auth?.collection().name === 'builders' && !auth.getBool('drafts');

/**
 * Runs work on the site's state as publishers build it: what is set aside is shown as it was published.
 * @param rows from activeRows
 */
export const withSetAside = <T>(app: core.App, rows: readonly core.Record[], work: (transaction: core.App) => T): T =>
  inRolledBackTransaction(app, (transaction) => {
    // A new record may have the slug of one that is shown again.
    const sorted = SORTED.flatMap((kind) => rows.filter((row) => row.getString('kind') === kind));
    sorted.filter((row) => row.getString('kind') === 'deleted').forEach((row) => hide(transaction, row));
    applyPrepared(
      transaction,
      sorted.filter((row) => row.getString('kind') !== 'deleted'),
    );
    return work(transaction);
  });

/** Deletes a record with its parts, past the hooks: they would leave "410 Gone" where no page ever was. */
function hide(app: core.App, row: core.Record): void {
  const [record] = app.findRecordsByIds(row.getString('collection'), [row.getString('record')]);
  if (!record) return;
  withParts(app, record).forEach((part) =>
    app
      .db()
      .delete(part.collection().name, $dbx.hashExp({ id: part.id }))
      .execute(),
  );
}
