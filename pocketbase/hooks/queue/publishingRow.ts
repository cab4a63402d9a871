const ID = 'publishing00001';

/** The only row of `publishing`, the state of the queue; a new one if somebody deleted it. */
export function publishingRow(app: core.App): core.Record {
  try {
    return app.findRecordById('publishing', ID);
  } catch {
    const row = new Record(app.findCollectionByNameOrId('publishing'));
    row.set('id', ID);
    // Numbers from before the loss must not repeat: a builder may still use them.
    const newest = newestOf(app);
    row.set('revision', newest.revision + 1);
    row.set('fence', newest.fence + 1);
    return row;
  }
}

function newestOf(app: core.App) {
  const found = new DynamicModel({ revision: 0, fence: 0 });
  app
    .db()
    .newQuery('SELECT COALESCE(MAX([[revision]]), 0) revision, COALESCE(MAX([[fence]]), 0) fence FROM {{builds}}')
    .one(found);
  return { revision: found.revision, fence: found.fence };
}

/** A date field in milliseconds of the epoch, or 0 if it is empty. */
export function timeOf(record: core.Record, field: string) {
  const text = record.getString(field);
  return text ? Date.parse(text.replace(' ', 'T')) : 0;
}

/** The release that is live, or ''. */
export function liveRelease(app: core.App) {
  const live = app.findRecordsByFilter('builds', 'status = "live"', '-created', 1, 0)[0];
  return live ? live.getString('release') : '';
}
