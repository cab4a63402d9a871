import { PRIVATE, runCommand } from '../process/runCommand';
import { commandEnvironment, commandLine, type Installation, installPocketBase } from './installation';
import { startFailure } from './startFailure';
import type { Settings } from '../settings';

/**
 * Runs a PocketBase command to its end.
 * @param command the command and its arguments
 * @param failure message of the error, above PocketBase's own output
 * @param extra environment variables for this command
 * @returns its output
 */
export async function runPocketBase(
  installation: Installation,
  command: string[],
  failure: string,
  extra: Record<string, string> = {},
): Promise<string> {
  const result = await runCommand(installation.program, commandLine(installation, command), {
    env: commandEnvironment(extra),
    umask: PRIVATE,
  });
  if (result.code !== 0) throw startFailure(installation, result.output, failure, readable(result.output));
  return result.output;
}

/** PocketBase's output without timestamps and Go's stack frames. */
export function readable(output: string): string {
  return (
    output
      .split('\n')
      .filter(
        (line) =>
          !/^\s+\S+\.go:\d+|^goroutine |^panic\(|^created by |^[\w./*()]+\.[\w.()*{}?, 0-9x]+\(.*\)$/.test(line),
      )
      // The position in the hook's code does not help the reader of the message.
      .map((line) =>
        line.replace(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /, '').replace(/ at \w+ \(\/.*\.js:\d+:\d+\(\d+\)\)$/, ''),
      )
      .slice(-20)
      .join('\n')
      .trim()
  );
}

/** The accounts for the database's own machine: the first reads public content and publishes, the second reads drafts. */
const ACCOUNTS = { publish: ['keep', 'this machine'], drafts: ['drafts', 'previews of this machine'] } as const;

/** Creates a builder's token in the database on this machine; PocketBase may run meanwhile. The token is not stored. */
export async function localToken(settings: Settings, right: keyof typeof ACCOUNTS = 'publish'): Promise<string> {
  const installation = await installPocketBase(settings);
  const output = await runPocketBase(installation, ['builder-token', ...ACCOUNTS[right]], 'No token for the builder.');
  return readable(output);
}
