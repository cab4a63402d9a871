/**
 * Whether somebody who is signed in may do everything.
 * @param {core.Record | null | undefined} auth who calls
 */
function isOwner(auth) {
  if (!auth || !auth.isSuperuser()) return false;
  // A database that is not migrated yet knows no roles, and everybody is what they were.
  return !auth.collection().fields.getByName('role') || auth.getString('role') === 'owner';
}

/**
 * Whether somebody who is signed in to the dashboard is limited to the content. A role that is empty or unknown counts.
 * @param {core.Record | null | undefined} auth who calls
 */
function isEditor(auth) {
  return Boolean(auth) && auth.isSuperuser() && !isOwner(auth);
}

module.exports = { isEditor, isOwner };
