/**
 * Runs work in a transaction.
 * @returns the work's result
 * @throws the error of `work` itself, with PocketBase's text for a refused write (such as a slug that is taken)
 */
export function transact<T>(app: core.App, work: (transaction: core.App) => T): T {
  const outcome: { result?: T; refusal?: unknown } = {};
  try {
    app.runInTransaction((transaction) => {
      try {
        outcome.result = work(transaction);
      } catch (error) {
        outcome.refusal = error;
        throw error;
      }
    });
  } catch (error) {
    throw outcome.refusal || error;
  }
  return outcome.result as T;
}

/** Runs work with another app in place of an event's own: that of a transaction. */
export function withApp<T>(e: { app: core.App }, app: core.App, work: () => T): T {
  const outside = e.app;
  e.app = app;
  try {
    return work();
  } finally {
    e.app = outside;
  }
}

/**
 * Runs work around the write of a record in one transaction with it; `e.next()` inside the work is the write.
 * @throws as transact()
 */
export function inOneTransaction(e: core.RecordEvent, around: (transaction: core.App) => void): void {
  transact(e.app, (transaction) => withApp(e, transaction, () => around(transaction)));
}

/**
 * Runs work within a transaction that goes on if the work fails: its writes are undone then.
 * @returns the work's error; undefined if it was done
 * @throws that error if the transaction cannot go on
 */
export function tryWithin(transaction: core.App, work: () => void): Error | undefined {
  const run = (sql: string) => transaction.db().newQuery(sql).execute();
  run('SAVEPOINT attempt');
  try {
    work();
    run('RELEASE attempt');
    return undefined;
  } catch (error) {
    try {
      run('ROLLBACK TO attempt');
      run('RELEASE attempt');
    } catch {
      // On a full or failing disk SQLite has ended the transaction itself: this error says so, and that of the savepoint does not.
      throw error;
    }
    return error as Error;
  }
}
