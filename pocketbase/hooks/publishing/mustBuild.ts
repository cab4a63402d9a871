/**
 * Refuses who reads drafts for previews: what such an account builds is never for visitors.
 * @param auth a builder or a superuser
 */
export function mustBuild(auth: core.Record | undefined) {
  if (auth?.getBool('drafts')) throw new ForbiddenError('This token reads drafts for previews; it may not publish.');
}
