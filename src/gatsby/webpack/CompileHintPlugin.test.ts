/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { COMPILE_HINT, CompileHintPlugin } from './CompileHintPlugin';

test('stands at the head of the files that every page needs, and of no other, and outlives the minifier', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'modrina-hint-'));
  try {
    await writeFile(join(folder, 'a.js'), '/* a comment */ globalThis.a = 1;');
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          context: folder,
          entry: { app: './a.js', framework: './a.js', 'component---page': './a.js' },
          output: { path: folder, filename: '[name]-[contenthash].js' },
          plugins: [new CompileHintPlugin()],
        },
        (error, result) => (error ? reject(error) : resolve(result)),
      );
    });
    expect(stats?.hasErrors()).toBe(false);
    const files = (await readdir(folder)).filter((file) => file.includes('-'));
    const hinted = await Promise.all(
      files.map(async (file) => [
        file.split('-')[0],
        (await readFile(join(folder, file), 'utf8')).startsWith(COMPILE_HINT),
      ]),
    );
    expect(hinted.sort()).toEqual([
      ['app', true],
      ['component', false],
      ['framework', true],
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
