import { isEditor } from '../lib/roleOf';

const MINUTE_S = 60;

/**
 * Turns the second factor of owners on or off: PocketBase's own, a code by e-mail after the password.
 * @param state on, off, or '' to only report it
 * @returns lines to print
 * @throws Error with a sentence for the person at the terminal
 */
export function setSecondFactor(app: core.App, state: string): string[] {
  const superusers = app.findCollectionByNameOrId('_superusers');
  if (!['', 'on', 'off'].includes(state)) throw new Error(`The second factor may be on or off, not "${state}".`);
  if (state === '') return [`The second factor of owners is ${superusers.mfa.enabled ? 'on' : 'off'}.`];
  if (state === 'on' && !app.settings().smtp.enabled) {
    throw new Error(
      'The codes come by e-mail, and no mail server is set, so no owner could sign in any more. ' +
        'Set SMTP_HOST and MAIL_FROM, start the site once, then turn the second factor on.',
    );
  }
  const on = state === 'on';
  unmarshal(
    { otp: { enabled: on, duration: 5 * MINUTE_S, length: 8 }, mfa: { enabled: on, duration: 15 * MINUTE_S } },
    superusers,
  );
  app.save(superusers);
  if (!on) return ['The second factor of owners is off: the password alone signs in.'];
  return [
    'The second factor of owners is on: after the password a code is asked for, which comes by e-mail to',
    ...ownersOf(app).map((owner) => `  ${owner.email()}`),
    'Make sure that these mailboxes are read. The way back: npm run editor -- second-factor off',
  ];
}

/** Whether owners need a code that no mail server can send. */
export const lacksMail = (app: core.App) =>
  app.findCollectionByNameOrId('_superusers').mfa.enabled && !app.settings().smtp.enabled;

/** Reads the setting again: commands change the collection in another process, and this process caches it. */
export function readSecondFactorAgain(app: core.App) {
  const cached = app.findCachedCollectionByNameOrId('_superusers');
  if (cached.mfa.enabled !== app.findCollectionByNameOrId('_superusers').mfa.enabled) app.reloadCachedCollections();
}

/** Whether an account needs a code. PocketBase has a rule for that, but not for its own collections. */
export const needsCode = (record: core.Record) => record.collection().mfa.enabled && !isEditor(record);

const ownersOf = (app: core.App) => app.findRecordsByFilter('_superusers', "role = 'owner'", 'email', 0, 0);
