import type { Shrink } from '../../../src/lib/publishing/protocol';
import { causes, type refusals as en } from '../../../locales/en/status.json';
import { jsonOf } from '../lib/describeRecord';
import { fill } from '../../../src/lib/text/fill';
import { isOwner } from '../lib/roleOf';
import { restore } from '../bin/restore';
import { textOf } from '../lib/request';
import { recordChange } from '../queue/recordChange';
import { publishingRow } from '../queue/publishingRow';
import { rowsOf } from './describeShrink';

/**
 * Carries out a person's choice about a build that would take away much: publishes it all the same, or restores the records.
 * @param request sure: the second confirmation, which editors give
 * @param messages in the person's language
 * @returns done: the number of restored deletions and withdrawals
 */
export function decideShrink(
  app: core.App,
  auth: core.Record | undefined,
  { build: id, choice, sure }: Record<string, unknown>,
  messages: typeof en,
): { done: number } {
  let done = 0;
  app.runInTransaction((transaction) => {
    const [build] = transaction.findRecordsByIds('builds', [textOf(id)]);
    const shrink = build && jsonOf(build, 'shrink');
    if (!auth || !build || !shrink || (choice !== 'publish' && choice !== 'restore'))
      throw new NotFoundError(messages.nothingToDecide);
    if (!isNewest(transaction, build)) throw new BadRequestError(messages.changedSince);
    const may = mayChoose(shrink, auth);
    if (may === 'no') throw new ForbiddenError(messages.notYours);
    if (may === 'twice' && sure !== true) throw new ApiError(409, messages.twice);
    const by = auth.getString('email');
    if (choice === 'publish') allow(transaction, build, by);
    else done = bringBack(transaction, build, by, messages);
  });
  return { done };
}

/**
 * Whether a person may decide about the loss of a build: an owner always; an editor who alone took all of it away, after a
 * second confirmation.
 * @param shrink from describeShrink
 */
export function mayChoose(
  { unexplained, by_ids }: { unexplained: number; by_ids: string[] },
  auth: core.Record | undefined,
): 'yes' | 'twice' | 'no' {
  if (isOwner(auth)) return 'yes';
  return unexplained === 0 && by_ids.length === 1 && by_ids[0] === (auth?.id ?? '') ? 'twice' : 'no';
}

/** Whether nothing was changed since a build failed. */
const isNewest = (app: core.App, build: core.Record) =>
  build.getInt('revision') === publishingRow(app).getInt('revision') && build.getString('status') === 'failed';

function allow(app: core.App, build: core.Record, by: string) {
  build.set('shrink_allowed_by', by);
  app.save(build);
  recordChange(app, { cause: causes.less, by });
}

function bringBack(app: core.App, build: core.Record, by: string, messages: typeof en) {
  const groups = rowsOf(app, jsonOf(build, 'shrink_set')).map((row) => row.getString('group'));
  const done = restore(app, [...new Set(groups)], by);
  if (done === 0) throw new BadRequestError(messages.notKept);
  takeBackPermissions(app);
  const cause = fill(done === 1 ? causes.broughtBack_one : causes.broughtBack_other, { count: done });
  recordChange(app, { cause, by });
  return done;
}

/** The records and pages that may be taken away without another confirmation. */
export function allowedNow(app: core.App): Shrink | undefined {
  const sets = app
    .findRecordsByFilter('builds', 'shrink_allowed_by != ""', '', 0, 0)
    .map((build): Shrink | null => jsonOf(build, 'shrink_set'));
  if (sets.length === 0) return undefined;
  const records: Record<string, string[]> = {};
  for (const [name, ids] of sets.flatMap((set) => Object.entries(set?.records ?? {})))
    records[name] = [...(records[name] ?? []), ...ids];
  return { records, pages: sets.flatMap((set) => set?.pages ?? []) };
}

/**
 * After a build that was allowed to lose content failed for another reason: the newest row still offers to restore it.
 * @param app of a transaction
 * @param build that failed, not saved yet
 */
export function carryOver(app: core.App, build: core.Record) {
  const [allowed] = app.findRecordsByFilter('builds', 'shrink_allowed_by != ""', '-@rowid', 1, 0);
  if (!allowed) return;
  build.set('shrink', { ...jsonOf(allowed, 'shrink'), allowed_by: allowed.getString('shrink_allowed_by') });
  build.set('shrink_set', jsonOf(allowed, 'shrink_set'));
}

/**
 * Ends permissions: the loss is live, or was restored. Another loss of it needs a new confirmation.
 * @param app of a transaction
 * @param until only those of builds before this revision
 */
export function takeBackPermissions(app: core.App, until: number = Infinity) {
  app.findRecordsByFilter('builds', 'shrink_allowed_by != ""', '', 0, 0).forEach((build) => {
    if (build.getInt('revision') >= until) return;
    build.load({ shrink_allowed_by: '', shrink_set: null });
    app.save(build);
  });
}
