const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const PAUSES_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/** The attempts to send a mail, over two days, before it is given up. */
export const MOST_ATTEMPTS = PAUSES_MS.length + 1;

/**
 * The pause before the next attempt.
 * @param attempts the number of attempts so far
 * @returns milliseconds; undefined after the last attempt
 */
export function backOff(attempts: number): number | undefined {
  return PAUSES_MS[attempts - 1];
}

const REPLY = /^(?:GoError: |Error: )?([245]\d\d)(?:[ -]"?(\d\.\d{1,3}\.\d{1,3}))?(?=\s|-|$)/;
/** Replies about one mail: its address or its text. All others are about the mail server, thus about every mail. */
const ABOUT_ONE_MAIL = /^(45[0-2]|55[0-4])$/;
const LONGEST = 200;

/**
 * Describes the failure of a mail, for the dashboard and the log. A server's reply may contain the e-mail address in any
 * wording, so only its codes are stored; the mail server's log has them too.
 * @param error thrown by send()
 * @returns aboutServer: the next mail would fail as well
 */
export function describeFailure(error: unknown): { words: string; aboutServer: boolean } {
  const text = String((error instanceof Object && 'message' in error && error.message) || error);
  const [, code, detail] = REPLY.exec(text) || [];
  if (code) {
    return {
      words: `The mail server answered ${code}${detail ? ` ${detail}` : ''}.`,
      aboutServer: !ABOUT_ONE_MAIL.test(code),
    };
  }
  const words = text.replace(/^(GoError|Error): /, '').replace(/[^\s<>"'(]+@[^\s<>"')]+/g, '…');
  return { words: words.slice(0, LONGEST), aboutServer: true };
}
