/**
 * Refuses a change that would leave no owner.
 * @param id of the account that is about to lose the role
 */
export function keepOwner(app: core.App, id: string) {
  const others = app.countRecords('_superusers', $dbx.exp("[[role]] = 'owner' AND [[id]] != {:id}", { id }));
  if (others === 0) throw new BadRequestError('This is the only owner. Make somebody else an owner first.');
}
