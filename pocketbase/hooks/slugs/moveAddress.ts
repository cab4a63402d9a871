import { faultOf } from '../redirects/faultOf';
import { siteNow } from '../release/siteNow';
import { beginsAt, leadElsewhere } from './leadElsewhere';
import { refuse } from './refuse';

/**
 * Leads visitors from where a page stood to where it stands now. Redirects that led to the old address lead to the new one
 * from now on, so that nobody is ever sent on twice.
 * @param app of the transaction in which the record is saved
 * @param move addresses without a language
 */
export function moveAddress(
  app: core.App,
  move: { from: string; to: string },
  { title, by }: { title: string; by: string },
) {
  const site = siteNow();
  const all = app.findAllRecords('redirects');
  const leadsToPage = (record: core.Record) => leadElsewhere(record.getString('to'), move, site);
  // A page that goes back to where it was: the redirect of then would go round in circles.
  all
    .filter((record) => beginsAt(record.getString('from'), move.to, site) && leadsToPage(record) !== undefined)
    .forEach((record) => app.delete(record));

  for (const record of app.findAllRecords('redirects')) {
    const to = leadsToPage(record);
    if (to !== undefined) save(app, record, { to }, move, by);
  }
  if (all.some((record) => record.getString('from') === move.from)) return;
  const note = `Made by itself when "${title}" got another address.`;
  const made = new Record(app.findCollectionByNameOrId('redirects'));
  save(app, made, { from: move.from, to: move.to, status: '301', automatic: true, note }, move, by);
}

function save(
  app: core.App,
  record: core.Record,
  values: Record<string, unknown>,
  move: { from: string; to: string },
  by: string,
) {
  Object.entries(values).forEach(([name, value]) => record.set(name, value));
  record.set('@by', by);
  record.set('@follows', true);
  const [from, to] = [record.getString('from'), record.getString('to')];
  const fault = faultOf(app, { id: record.id, from, to });
  if (fault) {
    const why = `Visitors of ${move.from} are to be led to ${move.to}, but ${from} → ${to} cannot be saved: ${fault.message}`;
    refuse('slug_redirect', why);
  }
  app.save(record);
}
