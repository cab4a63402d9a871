import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../changed/changedFiles';

const GUIDE = join(__dirname, '../../../docs/where-things-live.md');
/** Made by a start of the site, so that git has none of them. */
const MADE = ['pb_hooks/'];

/** The files and folders that a text names. Placeholders and commands are none. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w./-]+(?:\/|\.(?:tsx?|json|md|html|mjs)))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('/') && !/\bX\.|^\.\w/.test(name));

test('each file and folder that where-things-live.md names is there', async () => {
  const files = await projectFiles();
  const isThere = (name: string) => files.some((file) => `/${file}`.includes(`/${name}`));
  const names = namesIn(readFileSync(GUIDE, 'utf8'));
  expect(names).toEqual(expect.arrayContaining(['editing/', 'page/contentList/', 'createJournal.ts']));
  expect(names.filter((name) => !MADE.includes(name) && !isThere(name))).toEqual([]);
});
