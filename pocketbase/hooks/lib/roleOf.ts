/** Whether an account is an owner of the dashboard, who may do everything. */
export function isOwner(auth: core.Record | null | undefined) {
  if (!auth || !auth.isSuperuser()) return false;
  // A database that is not migrated yet has no roles: every superuser is an owner there.
  return !auth.collection().fields.getByName('role') || auth.getString('role') === 'owner';
}

/** Whether an account of the dashboard is limited to the content. An empty or unknown role is too. */
export function isEditor(auth: core.Record | null | undefined): auth is core.Record {
  return !!auth && auth.isSuperuser() && !isOwner(auth);
}
