import en from '../../../locales/en/prepared.json';
import sl from '../../../locales/sl/prepared.json';
import { isRefusal, reasonOf } from '../bin/restore';
import { fill } from '../../../src/lib/text/fill';
import { editorLanguage } from '../lib/language';
import { moment } from '../lib/moment';
import { publishSet } from './publishSet';

/** The length of the field `error`. */
const LONGEST = 5000;
/** Between two attempts, after the disk or the bucket failed: builders ask twice a second. */
const PAUSE_MS = 60_000;
/** A set that the machine hindered is tried again for this long; then it waits for a person too. */
const PATIENCE_MS = 24 * 60 * 60 * 1000;

/**
 * Publishes the sets whose scheduled time has come. A refused set keeps the reason and waits for a person; one that the machine
 * hindered (a full disk, a bucket that does not answer) keeps its time and is tried again. Throws nothing: builders read their
 * state by the same request, and without an answer nothing would go live any more.
 */
export function publishDue(app: core.App): void {
  const filter = 'publish_at != "" && publish_at <= {:now}';
  for (const set of app.findRecordsByFilter('prepared_sets', filter, 'publish_at', 20, 0, { now: moment() })) {
    try {
      if (mayTry(app, set)) publishOne(app, set);
    } catch (error) {
      app.logger().error('A planned set was not published', 'set', set.id, 'error', String(error));
    }
  }
}

function publishOne(app: core.App, set: core.Record): void {
  // Somebody who lost the account publishes nothing more by a plan.
  if (!hasAccount(app, set.getString('by'))) {
    const { planner } = { en, sl }[editorLanguage(set.getString('languages'))].refusals;
    set.load({ error: fill(planner, { by: set.getString('by') }), publish_at: '' });
    return app.save(set);
  }
  const publisher = { email: set.getString('by'), id: '', languages: set.getString('languages') };
  try {
    publishSet(app, set.id, publisher, { isPlanned: true });
  } catch (error) {
    // Another request has published it.
    if (app.findRecordsByIds('prepared_sets', [set.id]).length === 0) return;
    const reason = reasonOf(error as Error).slice(0, LONGEST);
    const isFinal = isRefusal(error as Error) || Date.now() - timeOf(set) > PATIENCE_MS;
    if (!isFinal) app.store().set(nextTry(set), Date.now() + PAUSE_MS);
    if (!isFinal && set.getString('error') === reason) return;
    set.load({ error: reason, ...(isFinal && { publish_at: '' }) });
    app.save(set);
  }
}

const hasAccount = (app: core.App, email: string): boolean =>
  app.countRecords('_superusers', $dbx.hashExp({ email })) > 0;

const nextTry = (set: core.Record): string => `prepared.nextTry ${set.id}`;

const mayTry = (app: core.App, set: core.Record): boolean => Number(app.store().get(nextTry(set)) ?? 0) <= Date.now();

const timeOf = (set: core.Record): number => Date.parse(set.getString('publish_at').replace(' ', 'T'));
