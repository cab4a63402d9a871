import { moment } from '../lib/moment';

/** Ten years, in Go's nanoseconds: it ends when it is taken back. */
const DURATION = 10 * 365 * 24 * 3600 * 1e9;

/**
 * The builders' tokens.
 * @param args `<name>`: a new token, the one before is worth nothing any more. `keep <name>`: one more,
 * beside those before. `drafts <name>`: one more of an account that reads drafts and may publish nothing. `revoke <name>`.
 * `list`
 * @returns what to print: a token, or words
 */
export function builderToken(app: core.App, [command = '', name = '']: string[]): string {
  if (command === 'list') return list(app);
  if (command === 'revoke') return revoke(app, name);
  const drafts = command === 'drafts';
  const isKept = command === 'keep' || drafts;
  const builder = findBuilder(app, isKept ? name : command);
  // An older token must not come to another right.
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
  // Neither is ever used: builders sign in with their token only.
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
