/**
 * Runs what stands around the write of a record in one transaction with it. `e.next()` inside of it is the write.
 * @throws what `around` threw, as it was thrown: PocketBase's words of a refused write (a slug that is taken) among it
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
