/** The beginnings of the settings of a site (docs/operators.md), but for the place of PocketBase's program. */
const SETTINGS =
  /^(SMTP_|MAIL_|BACKUP|BUILD$|BUILD_HOOK|BUILD_TARGET|PB_|SITE_|GTM_|PREVIEW|STATIC_HOST|ASSISTANT_|FORM_QUOTA|HSTS_)/;

/**
 * Removes the settings of a site from the environment of the tests: with those of a live site, which a shell may have, they would send
 * mails by its server, write into its bucket and notify its host.
 */
export function forgetSettings(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(env)) if (SETTINGS.test(name)) delete env[name];
}
