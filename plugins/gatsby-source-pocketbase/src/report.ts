import type { Reporter } from 'gatsby';
import { toSourceError } from './errors';

/**
 * Reports a failure by its id. A build ends here. In develop Gatsby goes on with what it has: an editor who mistypes a
 * password loses no site.
 * @throws the error, in a build
 */
export function reportFailure(reporter: Reporter, thrown: unknown): void {
  const error = toSourceError(thrown);
  reporter.panicOnBuild({ id: error.id, context: error.context });
  if (process.env.gatsby_executing_command !== 'develop') throw error;
}
