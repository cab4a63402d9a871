/**
 * Makes sure that a change leaves somebody who may do everything.
 * @param id of who is about to be no owner any more
 */
export function keepOwner(app: core.App, id: string) {
  const others = app.countRecords('_superusers', $dbx.exp("[[role]] = 'owner' AND [[id]] != {:id}", { id }));
  if (others === 0) throw new BadRequestError('This is the only owner. Make somebody else an owner first.');
}
