import { moment } from '../lib/moment';
import { inOneTransaction } from '../lib/transaction';
import { bodyOf } from '../lib/request';
import { onRecordsListRequest, onRecordUpdate, onRecordViewRequest, routerAdd } from '../register';
import { linksByRecord } from '../status/overview';
import { beginSet, discardSet, listSets, planSet, removeChange } from './preparedSets';
import { publishSet } from './publishSet';
import { keepAnswer } from '../setAside/showPrepared';

// Changes beside the published content: prepared by `?prepare=` at a save or a delete (access/hooks.ts calls showPrepared.ts),
// published together, at once or at a moment (publishing/hooks.ts calls publishDue()).
const FOR_SUPERUSERS = { auth: 'superusers', maxBytes: 4 * 1024 } as const;
/** For a body that names the changes that were shown, 45 bytes each: room for more than 5,000. */
const WITH_SEEN = { ...FOR_SUPERUSERS, maxBytes: 256 * 1024 } as const;

routerAdd('GET', '/_site/prepared', (e) => e.json(200, { sets: listSets(e.app, linksByRecord(e.app, moment())) }), {
  ...FOR_SUPERUSERS,
  unlogged: true,
});
routerAdd('POST', '/_site/prepared', (e) => e.json(200, beginSet(e)), FOR_SUPERUSERS);
routerAdd(
  'POST',
  '/_site/prepared/{id}/publish',
  (e) => {
    const languages = e.request.header.get('Accept-Language');
    const publisher = { email: e.auth?.getString('email') ?? '', id: e.auth?.id ?? '', languages };
    const { sure, seen } = bodyOf(e);
    const done = publishSet(e.app, e.request.pathValue('id'), publisher, { sure: sure === true, seen });
    return e.json(200, { done });
  },
  WITH_SEEN,
);
routerAdd(
  'POST',
  '/_site/prepared/{id}/plan',
  (e) => {
    planSet(e);
    return e.noContent(204);
  },
  FOR_SUPERUSERS,
);
routerAdd(
  'POST',
  '/_site/prepared/{id}/discard',
  (e) => {
    discardSet(e);
    return e.noContent(204);
  },
  WITH_SEEN,
);
routerAdd(
  'POST',
  '/_site/prepared/{id}/remove',
  (e) => {
    removeChange(e);
    return e.noContent(204);
  },
  WITH_SEEN,
);

onRecordsListRequest((e) => {
  keepAnswer(e, e.result);
  return e.next();
});
onRecordViewRequest((e) => {
  keepAnswer(e, e.record);
  return e.next();
});

// A set is of the person with this e-mail address, also once it is corrected: a plan of nobody is not published (publishDue.ts).
onRecordUpdate(
  (e) =>
    inOneTransaction(e, (transaction) => {
      const [before, after] = [e.record.original().getString('email'), e.record.getString('email')];
      e.next();
      if (before !== after)
        transaction
          .db()
          .update('prepared_sets', { by: after }, $dbx.hashExp({ by: before }))
          .execute();
    }),
  '_superusers',
);
