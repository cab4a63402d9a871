/** What went wrong, in words for the person at the terminal: shown without a stack trace. */
export class Problem extends Error {
  override name = 'Problem';

  /**
   * @param message one sentence on what happened and what to do
   * @param detail output of the tool that failed, shown below the message
   */
  constructor(
    message: string,
    readonly detail = '',
  ) {
    super(message);
  }
}
