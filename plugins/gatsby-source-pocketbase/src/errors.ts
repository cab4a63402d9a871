import type { Reporter } from 'gatsby';

type Context = Record<string, string>;

interface ErrorEntry {
  text: (context: Context) => string;
  level: 'ERROR';
  category: 'USER' | 'THIRD_PARTY';
}

/** The messages of errors that the site's makers or editors correct, by an id that never changes. Each contains the remedy. */
const USER = {
  '10001':
    'The schema file {file} is missing or not readable: export it from a migrated PocketBase, or correct the option "schemaFile". ({reason})',
  '10002': 'The options of gatsby-source-pocketbase do not fit {file}: {problem}',
  '10102':
    'Nobody to sign in to PocketBase as: set the environment variables {names} to the e-mail and the password of {account}.',
  '10103': `PocketBase at {url} refuses {names} as those of {account}: correct the two variables, or set the account's password (a superuser's with "pocketbase superuser upsert").`,
  '10104':
    'PocketBase at {url} does not accept the token as that of {account} (status {status}): it expired or belongs to another server; make a new one, or sign in by e-mail and password.',
  '10106':
    'PocketBase at {url} has no auth collection "{collection}": run its migrations, or correct the option "auth.collection".',
  '10201':
    'PocketBase has no collection "{collection}": run its migrations, or take it out of the option "collections".',
  '10202':
    "PocketBase's collections differ from {file}: {differences}. Run the migrations on the server, or export the schema again.",
  '10203': `PocketBase does not let this account read "{collection}" (status 403): sign in as a superuser, or open the collection's list rule.`,
  '10204':
    'PocketBase refuses the list of "{collection}" ({reason}): correct the filter {filter} in the option "collections".',
  '10205':
    'PocketBase does not accept the token any more when asked for {path} (status 401): it expired meanwhile; build again, or give the token a longer life.',
  '10301':
    '"{collection}" would lose {removed} of its {before} records{others}, so nothing was changed: if that is right, build once with PB_ALLOW_SHRINK=1; if not, check the server, the filter and its data.',
  '10302':
    'Record {record} of "{collection}" has {field} = {value}, which is none of its values: open it in the dashboard and choose one.{link}',
  '10303':
    'Records {first} and {second} of "{collection}" are both the {locale} translation of {key}: give one another locale or another key.',
  '10304':
    'Records {first} and {second} would both have their page at {path}: change the address of one in the dashboard.{link}',
  '10305':
    'The option "path" of "{collection}" fails for its record {record} in {locale} ({reason}): correct the function in gatsby-config, or the record in the dashboard.{link}',
  '10306':
    '"{label}" (record {record} of "{collection}") can not be made into a page ({reason}): simplify its texts, or take back its last change.{link}',
  '10402':
    'The bucket or CDN refuses {address}: let everyone read its files, or correct the option "fileBaseUrl". One whose files may be read but not listed answers so to a missing file too: upload it again.',
};

/** The messages of errors of other programs. */
const THIRD_PARTY = {
  '10101': 'PocketBase does not answer at {url} ({reason}): start it, or correct the option "url".',
  '10105': 'PocketBase answered {status} to {path} ({reason}), {tries} times: look at its log, and build again.',
  '10401':
    'The file {file} could not be fetched or stored ({reason}): build again when the server answers, or upload the file again.',
  '10403':
    'The picture {file} could not be made in another size ({reason}): make room on the disk, or replace it in the record.',
  '10901': 'Sourcing from PocketBase failed: {reason}',
};

export type ErrorId = keyof typeof USER | keyof typeof THIRD_PARTY;

/** Puts the values into a message; `{link}`, the record's URL in the dashboard, is left out if it is unknown. */
const fill = (message: string, { link, ...context }: Context): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'link' ? (link ? ` ${link}` : '') : String(context[name]),
  );

const entriesOf = (messages: Record<string, string>, category: ErrorEntry['category']) =>
  Object.entries(messages).map(([id, message]): [string, ErrorEntry] => [
    id,
    { text: (context) => fill(message, context), level: 'ERROR', category },
  ]);

/** All errors, for Gatsby. */
export const errorMap = Object.fromEntries([
  ...entriesOf(USER, 'USER'),
  ...entriesOf(THIRD_PARTY, 'THIRD_PARTY'),
]) as Record<ErrorId, ErrorEntry>;

/** An error with an id and the values in its message. */
export class SourceError extends Error {
  override name = 'SourceError';

  constructor(
    readonly id: ErrorId,
    readonly context: Context,
  ) {
    super(errorMap[id].text(context));
  }
}

/** Converts any thrown value to an error with an id. */
export const toSourceError = (error: unknown): SourceError =>
  error instanceof SourceError
    ? error
    : new SourceError('10901', { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });

/** The message of any thrown value. */
export const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/**
 * Reports a failure by its id. A build ends here. In develop Gatsby continues with the existing nodes: after a mistyped password
 * the site stays.
 * @throws the error, in a build
 */
export function reportFailure(reporter: Reporter, thrown: unknown): void {
  const error = toSourceError(thrown);
  reporter.panicOnBuild({ id: error.id, context: error.context });
  if (process.env.gatsby_executing_command !== 'develop') throw error;
}
