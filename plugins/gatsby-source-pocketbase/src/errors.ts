import type { Reporter } from 'gatsby';

type Context = Record<string, string>;

interface ErrorEntry {
  text: (context: Context) => string;
  level: 'ERROR';
  category: 'USER' | 'THIRD_PARTY';
}

const user = (text: ErrorEntry['text']): ErrorEntry => ({ text, level: 'ERROR', category: 'USER' });
const server = (text: ErrorEntry['text']): ErrorEntry => ({ text, level: 'ERROR', category: 'THIRD_PARTY' });

/** The record's URL in the dashboard, if it is known. */
const opening = ({ link }: Context): string => (link ? ` ${link}` : '');

/** All errors, by an id that never changes. Each message contains the remedy. */
export const errorMap = {
  '10001': user(
    (c) =>
      `The schema file ${c.file} is missing or not readable: export it from a migrated PocketBase, or correct the option "schemaFile". (${c.reason})`,
  ),
  '10002': user((c) => `The options of gatsby-source-pocketbase do not fit ${c.file}: ${c.problem}`),
  '10101': server(
    (c) => `PocketBase does not answer at ${c.url} (${c.reason}): start it, or correct the option "url".`,
  ),
  '10102': user(
    (c) =>
      `Nobody to sign in to PocketBase as: set the environment variables ${c.names} to the e-mail and the password of ${c.account}.`,
  ),
  '10103': user(
    (c) =>
      `PocketBase at ${c.url} refuses ${c.names} as those of ${c.account}: correct the two variables, or set the account's password (a superuser's with "pocketbase superuser upsert").`,
  ),
  '10104': user(
    (c) =>
      `PocketBase at ${c.url} does not accept the token as that of ${c.account} (status ${c.status}): it expired or belongs to another server; make a new one, or sign in by e-mail and password.`,
  ),
  '10105': server(
    (c) =>
      `PocketBase answered ${c.status} to ${c.path} (${c.reason}), ${c.tries} times: look at its log, and build again.`,
  ),
  '10106': user(
    (c) =>
      `PocketBase at ${c.url} has no auth collection "${c.collection}": run its migrations, or correct the option "auth.collection".`,
  ),
  '10201': user(
    (c) =>
      `PocketBase has no collection "${c.collection}": run its migrations, or take it out of the option "collections".`,
  ),
  '10202': user(
    (c) =>
      `PocketBase's collections differ from ${c.file}: ${c.differences}. Run the migrations on the server, or export the schema again.`,
  ),
  '10203': user(
    (c) =>
      `PocketBase does not let this account read "${c.collection}" (status 403): sign in as a superuser, or open the collection's list rule.`,
  ),
  '10204': user(
    (c) =>
      `PocketBase refuses the list of "${c.collection}" (${c.reason}): correct the filter ${c.filter} in the option "collections".`,
  ),
  '10205': user(
    (c) =>
      `PocketBase does not accept the token any more when asked for ${c.path} (status 401): it expired meanwhile; build again, or give the token a longer life.`,
  ),
  '10301': user(
    (c) =>
      `"${c.collection}" would lose ${c.removed} of its ${c.before} records${c.others}, so nothing was changed: if that is right, build once with PB_ALLOW_SHRINK=1; if not, check the server, the filter and its data.`,
  ),
  '10302': user(
    (c) =>
      `Record ${c.record} of "${c.collection}" has ${c.field} = ${c.value}, which is none of its values: open it in the dashboard and choose one.${opening(c)}`,
  ),
  '10303': user(
    (c) =>
      `Records ${c.first} and ${c.second} of "${c.collection}" are both the ${c.locale} translation of ${c.key}: give one another locale or another key.`,
  ),
  '10304': user(
    (c) =>
      `Records ${c.first} and ${c.second} would both have their page at ${c.path}: change the address of one in the dashboard.${opening(c)}`,
  ),
  '10305': user(
    (c) =>
      `The option "path" of "${c.collection}" fails for its record ${c.record} in ${c.locale} (${c.reason}): correct the function in gatsby-config, or the record in the dashboard.${opening(c)}`,
  ),
  '10306': user(
    (c) =>
      `"${c.label}" (record ${c.record} of "${c.collection}") can not be made into a page (${c.reason}): simplify its texts, or take back its last change.${opening(c)}`,
  ),
  '10401': server(
    (c) =>
      `The file ${c.file} could not be fetched or stored (${c.reason}): build again when the server answers, or upload the file again.`,
  ),
  '10402': user(
    (c) =>
      `The bucket or CDN refuses ${c.address}: let everyone read its files, or correct the option "fileBaseUrl". One whose files may be read but not listed answers so to a missing file too: upload it again.`,
  ),
  '10403': server(
    (c) =>
      `The picture ${c.file} could not be made in another size (${c.reason}): make room on the disk, or replace it in the record.`,
  ),
  '10901': server((c) => `Sourcing from PocketBase failed: ${c.reason}`),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorId = keyof typeof errorMap;

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
