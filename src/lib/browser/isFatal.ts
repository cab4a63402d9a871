import { scriptOf } from './scriptOf';

/** The network's failures, as browsers call them: the next try may succeed, and the page stands. */
const PASSING = /^(Abort|Timeout|Network|ChunkLoad)Error$/;
const UNREACHED = /failed to fetch|load failed|networkerror|dynamically imported module|importing a module script/i;

/** React's errors about a page that did not match its HTML (translated by the browser, say): it has rendered the page anew. */
const RECOVERED = /React error #4(18|19|2[1-5])\b|hydrat|did not match/i;

/**
 * Whether an error that nobody caught is the application's own, so that the page can't be trusted any more. Not what other
 * people's scripts throw (tags, extensions), nor the small layer of scripts in /runtime/, without which a page stands.
 * @param origin of the site, such as https://www.modrina.example
 */
export function isFatal(error: unknown, origin: string): boolean {
  const script = scriptOf(error);
  if (!script?.startsWith(`${origin}/`) || !/\.js(\?|$)/.test(script)) return false;
  if (script.startsWith(`${origin}/runtime/`)) return false;
  const { name, message } = error as Error;
  return !PASSING.test(name) && !RECOVERED.test(message) && !(name === 'TypeError' && UNREACHED.test(message));
}
