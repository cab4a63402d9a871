import { hosts } from '../../../locales/en/status.json';
import { fill } from '../../../src/lib/text/fill';

const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/deadline exceeded|timeout/i, hosts.timeout],
  [/connection refused/i, hosts.refuses],
  [/no such host|lookup/i, hosts.notFound],
  [/x509|certificate|tls/i, hosts.certificate],
];

/**
 * Returns why a host could not be notified, for editors. Go's own message contains the whole URL, which is a secret.
 * @param outcome status of the answer, or the thrown error
 */
export function describeRefusal(host: string, { status = 0, error = '' }: { status?: number; error?: string }) {
  const refusal = status === 404 || status === 410 ? hosts.unknownHook : hosts.notLetIn;
  if ([401, 403, 404, 410].includes(status)) return fill(refusal, { host, status });
  if (status) return fill(hosts.answered, { host, status });
  const [, sentence] = CAUSES.find(([pattern]) => pattern.test(error)) ?? ['', hosts.unreachable];
  return fill(sentence, { host });
}

/** One notification for a burst of edits, and a limit for a stream of them: a host's build takes minutes, so it waits longer than the publisher. */
const QUIET_MS = 1500;
const LONGEST_MS = 20_000;

/**
 * Whether the host is to be notified of a change now.
 * @param changedAt time of the last change
 * @param firstAt time of the oldest change without a notification; '' when unknown
 * @param now milliseconds of the epoch
 */
export function isSettled(changedAt: string, firstAt: string, now: number) {
  const since = (moment: string) => now - Date.parse(moment.replace(' ', 'T'));
  // A change in the future: the clock was set back since.
  if (since(changedAt) < 0) return true;
  return since(changedAt) >= QUIET_MS || (firstAt !== '' && since(firstAt) >= LONGEST_MS);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PAUSES_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 180 * MINUTE];

/** The attempts to notify a host, over four hours, before it is given up. */
export const MOST_ATTEMPTS = PAUSES_MS.length + 1;

/**
 * Returns the pause before the next attempt to notify a host.
 * @param attempts the number of attempts so far
 * @param chance from 0 to 1: a fifth more or less, so that clients do not return at the same time
 * @returns milliseconds; undefined after the last attempt
 */
export function pauseAfter(attempts: number, chance: number): number | undefined {
  const pause = PAUSES_MS[attempts - 1];
  return pause && Math.round(pause * (0.8 + 0.4 * chance));
}

/**
 * Returns the headers that authenticate the sender, as Stripe and GitHub do: the signature is the HMAC-SHA256 of
 * `<seconds>.<body>` with BUILD_HOOK_SECRET, so neither body nor time can be replaced.
 * @param secret '' for hooks of Netlify and Cloudflare, whose URL is the secret
 * @param seconds of the epoch
 * @param hmac returns hexadecimal digits
 */
export function sign(
  body: string,
  secret: string,
  seconds: number,
  hmac: (text: string, secret: string) => string,
): Record<string, string> {
  if (!secret) return {};
  return { 'X-Site-Signature': `t=${seconds},v1=${hmac(`${seconds}.${body}`, secret)}` };
}

const TIMEOUT_S = 10;

/** Sends one notification. @returns the status of the answer, or the error */
export function post(url: string, { id, revision, cause }: DynamicModel): { status?: number; error?: string } {
  const body = JSON.stringify({ event: 'content.changed', delivery: id, revision, cause });
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'site-build-hook',
    ...sign(body, $os.getenv('BUILD_HOOK_SECRET'), Math.floor(Date.now() / 1000), $security.hs256),
  };
  try {
    return { status: $http.send({ url, method: 'POST', body, headers, timeout: TIMEOUT_S }).statusCode };
  } catch (error) {
    return { error: String(error) };
  }
}

/** The part of a URL that is not secret. */
export const hostOf = (url: string) => (/^https?:\/\/(?:[^/@]*@)?([^/?#]+)/.exec(url) || [url, 'BUILD_HOOK_URL'])[1];
