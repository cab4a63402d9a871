/**
 * Runs work around the write of a record in one transaction with it; `e.next()` inside the work is the write.
 * @throws the error of `around` itself, with PocketBase's text for a refused write (such as a slug that is taken)
 */
export function inOneTransaction(e: core.RecordEvent, around: (transaction: core.App) => void) {
  const outside = e.app;
  let refusal;
  try {
    outside.runInTransaction((transaction) => {
      e.app = transaction;
      try {
        around(transaction);
      } catch (error) {
        refusal = error;
        throw error;
      }
    });
  } catch (error) {
    throw refusal || error;
  } finally {
    e.app = outside;
  }
}
