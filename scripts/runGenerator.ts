import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

/**
 * Runs a script that generates files: writes those that differ, or reports them with `--check` and exits with 1.
 * @param script its name in `scripts/`; a program that only imports it generates nothing
 * @param source the origin of the files, for the report
 * @param make returns the contents by path in the project
 */
export function runGenerator(
  script: string,
  source: string,
  make: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>,
): void {
  if (path.basename(process.argv[1] ?? '') !== script) return;
  void generate(process.argv.includes('--check')).then((code) => (process.exitCode = code));

  async function generate(isCheck: boolean): Promise<number> {
    const stale: string[] = [];
    for (const [file, content] of Object.entries(await make())) {
      const target = path.join(ROOT, file);
      if ((await readFile(target, 'utf8').catch(() => '')) === content) continue;
      stale.push(file);
      if (isCheck) continue;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
      console.log(`Written: ${file}`);
    }
    if (!isCheck || stale.length === 0) return 0;
    console.error(`${stale.join(', ')}: not what ${source} generates. Run: npx tsx scripts/${script}`);
    return 1;
  }
}
