/**
 * Makes sure that a change leaves somebody who may do everything.
 * @param {core.App} app
 * @param {string} id of who is about to be no owner any more
 */
function keepOwner(app, id) {
  const others = app.countRecords('_superusers', $dbx.exp("[[role]] = 'owner' AND [[id]] != {:id}", { id }));
  if (others === 0) throw new BadRequestError('This is the only owner. Make somebody else an owner first.');
}

module.exports = { keepOwner };
