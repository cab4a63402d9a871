import { causes } from '../../../locales/en/status.json';
import { jsonOf } from '../lib/describeRecord';
import { fill } from '../../../src/lib/text/fill';
import { transact } from '../lib/transaction';
import { allowDeadLinks } from '../publishing/startAction';
import { recordChange } from '../queue/recordChange';
import { routerAdd } from '../register';
import { endGroups } from './endSetAside';
import type { Reason } from './types';
import { activeRows } from './withSetAside';

/**
 * Tries a group again.
 * @param first work before it, in the same transaction; it returns the cause of the build
 */
function tryAgain(e: core.RequestEvent, first: (transaction: core.App, row: core.Record, by: string) => string) {
  const group = e.request.pathValue('group');
  transact(e.app, (transaction) => {
    const row = activeRows(transaction).find((one) => one.getString('group') === group);
    // Somebody else asked for it, or the record was changed meanwhile.
    if (!row) return;
    const by = e.auth?.getString('email') ?? '';
    const cause = first(transaction, row, by);
    endGroups(transaction, [group]);
    recordChange(transaction, { cause, by });
  });
  return e.noContent(204);
}

// Changes with which a build failed are set aside (publishing/finish.ts), and tried again with the next change of their record
// (queue/hooks.ts) or when an editor asks for it here.
const FOR_SUPERUSERS = { auth: 'superusers', maxBytes: 1024 } as const;

routerAdd(
  'POST',
  '/_site/set-aside/{group}/retry',
  (e) => tryAgain(e, (_, row) => fill(causes.retried, { name: row.getString('label').slice(0, 80) })),
  FOR_SUPERUSERS,
);

// "Publish anyway": the links to the removed page may stay. The action of the same name on a build concerns all its links.
routerAdd(
  'POST',
  '/_site/set-aside/{group}/allow',
  (e) =>
    tryAgain(e, (transaction, row, by) => {
      const { deadLinks }: Reason = jsonOf(row, 'reason');
      allowDeadLinks(transaction, deadLinks, by);
      return causes.anyway;
    }),
  FOR_SUPERUSERS,
);
