import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient, fetchModel } from '../plugins/gatsby-source-pocketbase/src/client/createClient';
import { modelDifferences } from '../plugins/gatsby-source-pocketbase/src/model/modelDifferences';
import { formatModel, parseModel } from '../plugins/gatsby-source-pocketbase/src/model/Model';
import { startPocketBase } from '../server/testing/throwawayPocketBase';

const SCHEMA_FILE = path.resolve(__dirname, '../pocketbase/pb_schema.json');

interface Server {
  url: string;
  /** A superuser's token. */
  token: string;
}

async function modelOf({ url, token }: Server) {
  const client = createClient({ url, timeoutMs: 15000, retries: 4 });
  client.setToken(token);
  return fetchModel(client);
}

/** Writes the schema of a server's collections, from which the site's types are generated. */
export async function exportSchema(server: Server, file = SCHEMA_FILE): Promise<void> {
  await writeFile(file, formatModel(await modelOf(server)));
}

/** The differences between the committed schema and a server's collections, as sentences; empty if they agree. */
async function checkSchema(server: Server): Promise<string[]> {
  const text = await readFile(SCHEMA_FILE, 'utf8').catch(() => '[]');
  const actual = await modelOf(server);
  const differences = modelDifferences(actual, parseModel(JSON.parse(text)));
  return differences.length || text === formatModel(actual) ? differences : ['the order or the format of the file'];
}

async function main(check: boolean): Promise<number> {
  const server = await startPocketBase();
  try {
    if (!check) {
      await exportSchema(server);
      console.log(`Written: ${path.relative(process.cwd(), SCHEMA_FILE)}`);
      return 0;
    }
    const differences = await checkSchema(server);
    if (!differences.length) return 0;
    console.error('pocketbase/pb_schema.json differs from the migrations. Run: npx tsx scripts/exportSchema.ts');
    differences.forEach((difference) => console.error(`  ${difference}`));
    return 1;
  } finally {
    await server.stop();
  }
}

if (process.argv[1]?.endsWith('exportSchema.ts')) {
  void main(process.argv.includes('--check')).then((code) => {
    process.exitCode = code;
  });
}
