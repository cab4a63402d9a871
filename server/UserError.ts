import type { Shrink } from './Shrink';

/** The record at fault. */
export interface RecordName {
  collection: string;
  id: string;
}

/** Where an editor can put right what a problem tells of. */
export interface Whereabouts {
  record?: RecordName;
  /** The record's address in the dashboard. */
  link?: string;
  /** Pages that were taken down and are linked to, where that is all that is wrong. */
  deadLinks?: readonly string[];
  /** The loss, if it is the only error: people decide about it. */
  shrink?: Shrink;
}

/** An error in words for the person at the terminal: shown without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
  readonly record?: RecordName;
  readonly link?: string;
  readonly deadLinks: readonly string[];
  readonly shrink?: Shrink;

  /**
   * @param message one sentence on what happened and what to do
   * @param detail output of the tool that failed, shown below the message
   * @param where the record at fault and its address in the dashboard, where one is; what editors may allow
   */
  constructor(
    message: string,
    readonly detail = '',
    where: Whereabouts = {},
  ) {
    super(message);
    this.record = where.record;
    this.link = where.link;
    this.deadLinks = where.deadLinks ?? [];
    this.shrink = where.shrink;
  }
}
