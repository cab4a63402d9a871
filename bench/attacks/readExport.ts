import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../scripts/lib/run';
import type { Findings } from './Findings';

const PLACE = 'rows of CSV';
const FORMULA = /^[\s\ufeff]*[=+\-@＝＋－＠\t\r]/;

/** The rows of a CSV in which every cell is quoted. @throws Error for any other text */
function rowsOf(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(,|;|\r\n)/y;
  for (cell.lastIndex = csv.startsWith('\ufeff') ? 1 : 0; cell.lastIndex < csv.length;) {
    const at = cell.lastIndex;
    const [, value = '', end] = cell.exec(csv) ?? [];
    if (end === undefined) throw new Error(`no cell at ${at}: ${csv.slice(at, at + 60)}`);
    rows.at(-1)?.push(value.replace(/""/g, '"'));
    if (end === '\r\n') rows.push([]);
    else if (end !== separator) throw new Error(`another separator at ${at}`);
  }
  return rows.slice(0, -1);
}

/** Exports submissions with the operator's command, with either separator, and parses them like a spreadsheet. */
export async function readExport(folder: string, dataDir: string, findings: Findings): Promise<number> {
  let rows = 0;
  for (const separator of [',', ';']) {
    const target = await mkdtemp(path.join(tmpdir(), 'modrina-attacks-'));
    const more = separator === ';' ? ['--semicolon'] : [];
    const { code, output } = await run('npm', ['run', '-s', 'export:submissions', '--', target, ...more], {
      cwd: folder,
      env: { ...process.env, DATA_DIR: dataDir },
    });
    if (code !== 0) throw new Error(output);
    for (const name of ['messages.csv', 'form_messages.csv']) {
      const table = rowsOf(await readFile(path.join(target, name), 'utf8'), separator);
      const [head = []] = table;
      for (const row of table) {
        findings.read(PLACE);
        if (row.length !== head.length) findings.add(PLACE, 'broken', `${row.length} cells in ${row[0]}`);
        row
          .filter((cell) => FORMULA.test(cell))
          .forEach((cell) => findings.add(PLACE, 'run', `${name}: ${cell.slice(0, 80)}`));
      }
      rows += table.length - 1;
    }
    await rm(target, { recursive: true });
  }
  return rows / 2;
}
