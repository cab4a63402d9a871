/**
 * Whether somebody who is signed in may do everything.
 * @param auth who calls
 */
export function isOwner(auth: core.Record | null | undefined) {
  if (!auth || !auth.isSuperuser()) return false;
  // A database that is not migrated yet knows no roles, and everybody is what they were.
  return !auth.collection().fields.getByName('role') || auth.getString('role') === 'owner';
}

/**
 * Whether somebody who is signed in to the dashboard is limited to the content. A role that is empty or unknown counts.
 * @param auth who calls
 */
export function isEditor(auth: core.Record | null | undefined): auth is core.Record {
  return !!auth && auth.isSuperuser() && !isOwner(auth);
}
