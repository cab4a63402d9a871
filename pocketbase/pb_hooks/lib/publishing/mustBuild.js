/**
 * Refuses who reads drafts for previews: what such an account builds is never for visitors.
 * @param {core.Record} auth a builder or a superuser
 */
function mustBuild(auth) {
  if (auth.getBool('drafts')) throw new ForbiddenError('This token reads drafts for previews; it may not publish.');
}

module.exports = { mustBuild };
