import { asOne, report, type Result } from './report';
import { bin, run } from './run';

/** Runs a program of the project's packages that either passes or not, and prints its outcome. */
export async function runStep(name: string, program: string, args: string[]): Promise<Result[]> {
  const outcome = await run(bin(program), args);
  const result = asOne(name, outcome);
  report(result, outcome.output);
  return [result];
}
