import { git } from '../run';

/** Files of the project by path, as git lists them: tracked and new ones. */
export async function projectFiles(): Promise<string[]> {
  return lines(await git('ls-files', '--cached', '--others', '--exclude-standard'));
}

/**
 * Files that differ from a commit, new and deleted ones included.
 * @param base a commit, a branch or a tag
 * @throws Error with git's message if there is no such commit
 */
export async function changedFiles(base: string): Promise<string[]> {
  const [differing, added] = await Promise.all([
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set([...lines(differing), ...lines(added)])].sort();
}

const lines = (text: string): string[] => text.split('\n').filter(Boolean);
