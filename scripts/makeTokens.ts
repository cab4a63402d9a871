import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cssOfTokens, readTokens } from './lib/cssOfTokens';

const FILE = path.resolve(__dirname, '../src/styles/tokens.css');

/** Generates the custom properties from the design tokens, or reports with --check that they are out of date. */
async function makeTokens(check: boolean): Promise<number> {
  const { tokens, viewport } = readTokens();
  const css = cssOfTokens(tokens, viewport);
  if (!check) {
    await writeFile(FILE, css);
    console.log(`Written: ${path.relative(process.cwd(), FILE)}`);
    return 0;
  }
  if (css === (await readFile(FILE, 'utf8').catch(() => ''))) return 0;
  console.error('src/styles/tokens.css differs from tokens.json. Run: npx tsx scripts/makeTokens.ts');
  return 1;
}

void makeTokens(process.argv.includes('--check')).then((code) => {
  process.exitCode = code;
});
