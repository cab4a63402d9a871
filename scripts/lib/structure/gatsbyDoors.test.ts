import { readFile } from 'node:fs/promises';
import { projectFiles } from '../changed/changedFiles';

/** Names of Gatsby's internals: modules, the store's actions, globals of the window, files of its cache. */
const INSIDE =
  /gatsby\/dist|gatsby-cli\/lib|___(loader|navigate|push|replace|webpackCompilationHash|chunkMapping)\b|\.cache\/\w|SLICES_SCRIPTS/;

/** One entry point for each side: the publisher's process, Gatsby's webpack configuration, the browser. */
const DOORS = [
  'server/gatsby/warm/gatsby.d.ts',
  'server/gatsby/warm/gatsbyInternals.ts',
  'src/gatsby/webpack/gatsbyInternals.ts',
  'src/lib/browser/gatsbyInternals.ts',
];
/** These read the markup that Gatsby made, from outside. */
const READERS = ['server/site/readPage.ts'];

it('names Gatsby’s internals only in its entry points', async () => {
  const product = (await projectFiles()).filter(
    (file) => /^(src|server|plugins)\/.*\.(tsx?|cjs|d\.ts)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );
  const named = await Promise.all(
    product.map(async (file) => (INSIDE.test(await readFile(file, 'utf8').catch(() => '')) ? [file] : [])),
  );
  expect(
    named
      .flat()
      .filter((file) => !READERS.includes(file))
      .sort(),
  ).toEqual(DOORS);
});
