import { join } from 'node:path';
import type { Store } from 'gatsby';

/* All that the webpack configuration uses of Gatsby's inside. Gatsby is pinned to one version; a test refuses these names in
 * any other file of src.
 *
 * HEAD_HANDLER   the module that renders a page's Head, and the module that imports it. LateHeadPlugin replaces it, so that
 *                title and links come after the page's first paint: 20 to 60 ms of a tap on a slow phone (decision 24).
 * ROUTER         the router's module. routerFrameLoader.cjs replaces its one frame: without it a view transition never ends,
 *                and on a phone the old page is painted once more before the new one.
 * store          the site's folder, the static queries of each template (preloaded by src/runtime/boot/startApplication.ts, one
 *                round trip less), the compiled gatsby-node files (onCreateWebpackConfig.ts), and the action by which Gatsby puts pages
 *                together again when its own scripts change. */

export const HEAD_HANDLER = {
  request: /\/head-export-handler-for-browser$/,
  issuer: '/page-renderer.js',
  /** @param root the project's folder */
  file: (root: string): string => join(root, '.cache/head/head-export-handler-for-browser.js'),
};

/** The file that goes into the application. */
export const ROUTER = /@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/;

/** Hashes of static queries by template. */
export type Queries = ReadonlyMap<string, readonly string[]>;

interface State {
  program: { directory: string };
  staticQueriesByTemplate: Queries;
  flattenedPlugins: readonly { resolvedCompiledGatsbyNode?: string }[];
}
const stateOf = (store: Store): State => store.getState() as unknown as State;

/** The project's folder. */
export const folderOf = (store: Store): string => stateOf(store).program.directory;

export const queriesOf = (store: Store): Queries => stateOf(store).staticQueriesByTemplate;

/** The `gatsby-node` files that Gatsby compiled: the site's and those of the plugins in `plugins`. */
export const compiledNodeFilesOf = (store: Store): string[] =>
  stateOf(store).flattenedPlugins.flatMap(({ resolvedCompiledGatsbyNode }) => resolvedCompiledGatsbyNode ?? []);

/** Makes Gatsby insert its new scripts into every page, without rendering it. */
export const putScriptsInAnew = (store: Store): void => void store.dispatch({ type: 'SLICES_SCRIPTS_REGENERATED' });
