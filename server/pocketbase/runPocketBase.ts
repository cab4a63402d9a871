import { runCommand } from '../process/runCommand';
import { PRIVATE } from '../process/withUmask';
import { commandEnvironment, commandLine, type Installation } from './installation';
import { startFailure } from './startFailure';

/**
 * Runs a PocketBase command to its end.
 * @param installation which PocketBase
 * @param command the command and its arguments
 * @param failure the sentence to show when it fails, above its own output
 * @param extra environment variables for this command
 * @returns what it printed
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

/** PocketBase's output without time stamps and the frames of Go's stack. */
export function readable(output: string): string {
  return (
    output
      .split('\n')
      .filter(
        (line) =>
          !/^\s+\S+\.go:\d+|^goroutine |^panic\(|^created by |^[\w./*()]+\.[\w.()*{}?, 0-9x]+\(.*\)$/.test(line),
      )
      // Where in the hook an error was thrown helps nobody who reads the sentence.
      .map((line) =>
        line.replace(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /, '').replace(/ at \w+ \(\/.*\.js:\d+:\d+\(\d+\)\)$/, ''),
      )
      .slice(-20)
      .join('\n')
      .trim()
  );
}
