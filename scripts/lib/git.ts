import { run } from './run';

/** Runs git in the project. @throws Error with git's words where it fails */
export async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(output.trim());
  return output;
}
