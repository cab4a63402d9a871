import { causes } from '../../../locales/en/status.json';
import { transact } from '../lib/inOneTransaction';
import { fill } from '../lib/fill';
import { mark } from '../queue/mark';
import { routerAdd } from '../register';
import { endGroups } from './endSetAside';
import { activeRows } from './withSetAside';

// Changes with which a build failed are set aside (publishing/finish.ts), and tried again with the next change of their record
// (publishing/hooks.ts) or when an editor asks for it here.
routerAdd(
  'POST',
  '/_site/set-aside/{group}/retry',
  (e) => {
    const group = e.request.pathValue('group');
    transact(e.app, (transaction) => {
      const [row] = activeRows(transaction).filter((one) => one.getString('group') === group);
      // Somebody else asked for it, or the record was changed meanwhile.
      if (!row) return;
      endGroups(transaction, [group]);
      const by = e.auth?.getString('email') ?? '';
      mark(transaction, { cause: fill(causes.retried, { name: row.getString('label').slice(0, 80) }), by });
    });
    return e.noContent(204);
  },
  { auth: 'superusers', maxBytes: 1024 },
);
