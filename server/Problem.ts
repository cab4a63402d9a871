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
}

/** What went wrong, in words for the person at the terminal: shown without a stack trace. */
export class Problem extends Error {
  override name = 'Problem';
  readonly record?: RecordName;
  readonly link?: string;

  /**
   * @param message one sentence on what happened and what to do
   * @param detail output of the tool that failed, shown below the message
   * @param where the record at fault and its address in the dashboard, where one is
   */
  constructor(
    message: string,
    readonly detail = '',
    where: Whereabouts = {},
  ) {
    super(message);
    this.record = where.record;
    this.link = where.link;
  }
}
