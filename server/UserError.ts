import type { Fault, RecordName, Shrink } from '../src/lib/publishing/protocol';

/** The part of an error that an editor can correct or decide about. */
interface ErrorDetails {
  record?: RecordName;
  /** Every fault for which the build failed, if all of them are faults of the content. */
  faults?: readonly Fault[];
  /** The URL of the record in the dashboard. */
  link?: string;
  /** Removed pages that are still linked to, if there is no other violation. */
  deadLinks?: readonly string[];
  /** The loss, if it is the only violation: an editor decides about it. */
  shrink?: Shrink;
}

/** An error with a message for the operator: shown without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
  readonly record?: RecordName;
  readonly link?: string;
  readonly deadLinks: readonly string[];
  readonly shrink?: Shrink;
  readonly faults: readonly Fault[];

  /**
   * @param message one sentence on what happened and what to do
   * @param detail output of the tool that failed, shown below the message
   * @param where the record to correct with its URL in the dashboard, and what editors may allow
   */
  constructor(
    message: string,
    readonly detail = '',
    where: ErrorDetails = {},
  ) {
    super(message);
    this.record = where.record;
    this.link = where.link;
    this.deadLinks = where.deadLinks ?? [];
    this.shrink = where.shrink;
    this.faults = where.faults ?? [];
  }
}

/** A failure that no retry can solve, e.g. a wrong setting or a damaged database: the command ends with EXIT.operator. */
export class OperatorError extends UserError {
  override name = 'OperatorError';
}

/** A failure of the machine and not of the content, e.g. a full disk or a killed process: a later attempt may succeed. */
export class TransientError extends UserError {
  override name = 'TransientError';
}

/** Gatsby's output is damaged or of two builds: the next attempt begins from nothing. */
export class BrokenBuildError extends TransientError {
  override name = 'BrokenBuildError';
}

/** The remedy, for editors and operators. */
export const SHRINK_REMEDY =
  'The status page (/_site/status) lists what would go: there an owner, or the editor who took it away, publishes ' +
  'the site without it or brings it back. Without a status page build once with ALLOW_FEWER_PAGES=1.';

/**
 * The URL of a record in the dashboard.
 * @param dashboardUrl URL of the dashboard without `/_/`
 */
export function dashboardLink(dashboardUrl: string, { collection, id }: RecordName): string {
  const base = dashboardUrl.replace(/\/+$/, '').replace(/\/_$/, '');
  return `${base}/_/#/collections?collection=${encodeURIComponent(collection)}&record=${encodeURIComponent(id)}`;
}
