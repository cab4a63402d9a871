import { moment } from '../lib/moment';

/** Ten years, in Go's nanoseconds: a token ends when it is revoked. */
const DURATION = 10 * 365 * 24 * 3600 * 1e9;

/**
 * Manages the builders' tokens.
 * @param args `<name>`: a new token, which makes earlier ones invalid. `keep <name>`: one more beside them. `drafts <name>`:
 *   one more, of an account that reads drafts and may not publish. `revoke <name>`. `list`
 * @returns the text to print: a token, or a message
 */
export function builderToken(app: core.App, [command = '', name = '']: string[]): string {
  if (command === 'list') return list(app);
  if (command === 'revoke') return revoke(app, name);
  const drafts = command === 'drafts';
  const isKept = command === 'keep' || drafts;
  const builder = findBuilder(app, isKept ? name : command);
  // An older token must not get another right.
  if (builder.isNew() || !isKept || builder.getBool('drafts') !== drafts) {
    builder.set('drafts', drafts);
    builder.refreshTokenKey();
    builder.set('token_at', moment());
    app.save(builder);
  }
  return builder.newStaticAuthToken(DURATION as unknown as time.Duration);
}

function findBuilder(app: core.App, name: string) {
  if (!name || !/^[\w. -]{1,60}$/.test(name)) throw new Error('Name the builder in letters, digits, spaces, . and -');
  const found = byName(app, name);
  if (found) return found;
  const builder = new Record(app.findCollectionByNameOrId('builders'));
  builder.set('name', name);
  // Neither e-mail nor password is ever used: builders sign in with their token only.
  builder.setEmail(`${$security.randomStringWithAlphabet(15, 'abcdefghijklmnopqrstuvwxyz')}@builders.invalid`);
  builder.setRandomPassword();
  return builder;
}

function byName(app: core.App, name: string) {
  return app.findRecordsByFilter('builders', 'name = {:name}', '', 1, 0, { name })[0];
}

function revoke(app: core.App, name: string) {
  const builder = byName(app, name || '');
  if (!builder) throw new Error(`There is no builder "${name || ''}".`);
  app.delete(builder);
  return `revoked: ${name}`;
}

function list(app: core.App) {
  const builders = app.findRecordsByFilter('builders', '', 'name', 0, 0);
  return builders.map((builder) => `${builder.getString('token_at')} ${builder.getString('name')}`).join('\n');
}
