import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEPLOY_FILES } from '../server/hosts/deployFiles';

const ROOT = path.resolve(__dirname, '..');

/** Generates the files of deploy/ from server/hosts, or reports with --check which are out of date. */
async function makeDeploy(check: boolean): Promise<number> {
  const stale: string[] = [];
  for (const [file, content] of Object.entries(DEPLOY_FILES)) {
    const target = path.join(ROOT, file);
    if ((await readFile(target, 'utf8').catch(() => '')) === content) continue;
    stale.push(file);
    if (check) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    await chmod(target, file.endsWith('.sh') ? 0o755 : 0o644);
    console.log(`Written: ${file}`);
  }
  if (!check || stale.length === 0) return 0;
  console.error(`${stale.join(', ')}: not what server/hosts generates. Run: npx tsx scripts/makeDeploy.ts`);
  return 1;
}

void makeDeploy(process.argv.includes('--check')).then((code) => {
  process.exitCode = code;
});
