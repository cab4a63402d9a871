const { inOneTransaction } = require(`${__hooks}/lib/inOneTransaction.js`);
const { mark } = require(`${__hooks}/lib/publishing/mark.js`);

/**
 * An editor chose an action on a build. A rebuild is queued here and now; the live link is moved by a builder.
 * @param {core.RecordEvent} e of `builds`, before it is written
 */
function askAction(e) {
  const { record: build } = e;
  const action = build.getString('action');
  if (!action || action === build.original().getString('action')) return e.next();
  const by = build.getString('@by');
  if (action === 'rebuild') {
    build.set('action', '');
    inOneTransaction(e, (transaction) => {
      e.next();
      mark(transaction, { cause: 'a rebuild was asked for', by });
    });
    return;
  }
  refuse(build);
  build.set('asked_by', by);
  return e.next();
}

function refuse(build) {
  const why =
    build.getString('status') === 'live'
      ? 'Visitors see this release already.'
      : !build.getString('release') && 'This build has no release. Choose a build that was live.';
  if (!why) return;
  throw new BadRequestError(why, { action: new ValidationError('no_release', why) });
}

module.exports = { askAction };
