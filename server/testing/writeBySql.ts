import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../dataFolder';
import { migrate } from '../pocketbase/prepareDatabase';
import { testProgram } from './installation';

/**
 * Writes into a database past every hook and limit, as one that was restored or filled by hand may be. A server may be
 * running on it.
 * @param dataDir folder of the installation
 */
export async function writeBySql(dataDir: string, ...statements: string[]): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'modrina-sql-'));
  try {
    const [migrations, hooks] = ['pb_migrations', 'pb_hooks'].map((name) => path.join(root, 'pocketbase', name));
    await mkdir(hooks ?? '', { recursive: true });
    await mkdir(migrations ?? '', { recursive: true });
    const run = `migrate((app) => ${JSON.stringify(statements)}.forEach((sql) => app.db().newQuery(sql).execute()));`;
    await writeFile(path.join(migrations ?? '', `9${Date.now()}_written_by_sql.js`), run);
    await migrate({ program: await testProgram(), database: dataFolder(dataDir).database, root });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
