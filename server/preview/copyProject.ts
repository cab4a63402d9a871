import { copyFile, mkdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { projectFiles } from '../gatsby/codeDigest';

/** The model of the content, which the source plugin reads. */
const MODEL = 'pocketbase/pb_schema.json';
/**
 * Keeps a copy of the project in a folder of its own, in which a second Gatsby may work: Gatsby has its cache and its output in
 * the folder of its project, and two in one folder would write over each other. Packages are linked.
 * @param root the project
 * @param copy where
 */
export async function copyProject(root: string, copy: string): Promise<void> {
  const files = [...(await projectFiles(root)), MODEL];
  const wanted = new Set(files);
  const left = (await projectFiles(copy).catch(() => [])).filter((file) => !wanted.has(file));
  for (const file of left) await rm(path.join(copy, file));
  for (const file of files) await copyIfOther(path.join(root, file), path.join(copy, file));
  await linkTo(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** The project may have moved since. */
async function linkTo(target: string, link: string): Promise<void> {
  if ((await readlink(link).catch(() => undefined)) === target) return;
  await rm(link, { force: true });
  await symlink(target, link, 'dir');
}

/** An unchanged file keeps its timestamp: Gatsby takes a file with a new one for a new file. */
async function copyIfOther(from: string, to: string): Promise<void> {
  const [wanted, there] = await Promise.all([readFile(from), readFile(to).catch(() => undefined)]);
  if (there?.equals(wanted)) return;
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to);
}
