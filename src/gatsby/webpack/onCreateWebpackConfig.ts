import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Compiler } from 'webpack';
import { compiledNodeFilesOf, folderOf, HEAD_HANDLER, putScriptsInAnew, queriesOf, ROUTER } from './gatsbyInternals';
import { ScriptsPlugin } from './ScriptsPlugin';
import { existsSync, readFileSync } from 'node:fs';

/** npm's record of the installed packages, with the version and the checksum of each. */
const INSTALLED = 'node_modules/.package-lock.json';

/** The part of webpack's configuration that decides about bundles of earlier builds; `false` or absent without a cache. */
export interface CachedConfig {
  cache?: false | { buildDependencies?: Record<string, string[]>; version?: string };
  plugins: object[];
}

/** Takes packages out of the files on which the cache depends: the version of the cache covers them. */
class OwnDependenciesPlugin {
  apply({ hooks }: Pick<Compiler, 'hooks'>): void {
    hooks.done.tap('OwnDependenciesPlugin', ({ compilation: { buildDependencies } }) => {
      const own = [...buildDependencies].filter((file) => !/[\\/]node_modules[\\/]/.test(file));
      buildDependencies.clear();
      buildDependencies.addAll(own);
    });
  }
}

/**
 * Lets the bundles of an earlier build count as long as the installed packages and the compiled `gatsby-node` files are the same.
 * By default webpack follows each import of Gatsby, Babel and its loaders to find that out: 380,000 calls of the file system,
 * 8 of the 27 s of a build's bundling on two cores (decision 75).
 * @param root the project's folder
 * @param nodeFiles the compiled `gatsby-node` files of the site and of its plugins
 */
export function keepBundlesByVersion(config: CachedConfig, root: string, nodeFiles: readonly string[]): void {
  const installed = join(root, INSTALLED);
  // Packages that npm has not installed have no such record: webpack's own way is slow, and right.
  if (!config.cache || !existsSync(installed)) return;
  const hash = createHash('sha256');
  for (const file of [installed, ...nodeFiles]) hash.update(readFileSync(file)).update('\0');
  config.cache.version = hash.digest('hex');
  // Without `defaultWebpack` webpack adds its own files.
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins.push(new OwnDependenciesPlugin());
}

/** Browsers that do not support it read a comment. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Makes the browser compile React and the application while it downloads them. Otherwise it compiles each function at its first
 * call, and the first tap on a link, which calls most of them, waits for that.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack;
    // After the minifier has removed comments, before files get the hash of their content.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    new BannerPlugin({ banner: COMPILE_HINT, raw: true, test: /^(app|framework)-/, stage }).apply(compiler);
  }
}

/**
 * Derives the hash of a compilation from the names of its files. Webpack's own hash also depends on its cache: it differs at every
 * build even if each file is the same, and Gatsby writes it into every page and reports a new application to open tabs by it.
 */
export class StableHashPlugin {
  apply({ hooks }: Pick<Compiler, 'hooks'>): void {
    hooks.done.tap('StableHashPlugin', ({ compilation }) => {
      // Each name contains a hash of its file's content.
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 20);
    });
  }
}

/** The name by which src/runtime/navigation/useHeadAfterPaint.tsx imports Gatsby's own handler. */
const OWN = 'gatsby-own-head';

/** Replaces Gatsby's handler of a page's Head by src/runtime/navigation/useHeadAfterPaint.tsx, in the module that renders pages. */
export class LateHeadPlugin {
  /** @param root the project's folder */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    const ours = join(this.root, 'src/runtime/navigation/useHeadAfterPaint.tsx');
    new NormalModuleReplacementPlugin(HEAD_HANDLER.request, (resource) => {
      if (resource.contextInfo.issuer.endsWith(HEAD_HANDLER.issuer)) resource.request = ours;
    }).apply(compiler);
    new NormalModuleReplacementPlugin(new RegExp(`^${OWN}$`), (resource) => {
      resource.request = HEAD_HANDLER.file(this.root);
    }).apply(compiler);
  }
}

/**
 * Leaves the browser part of gatsby-plugin-google-tagmanager out of the application: it pushes an event without path and
 * title at each navigation, and has no option against it. The page's script comes from its other part.
 * @param aliases webpack's own, which are added to
 */
export function dropRouteEvent(aliases: Aliases, root: string): void {
  aliases[join(packageFolder('gatsby-plugin-google-tagmanager', root), 'gatsby-browser.js')] = false;
}

type Aliases = Record<string, string | false>;
type Plugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };
type Config = CachedConfig & {
  plugins: Plugin[];
  devtool: string | false;
  resolve: { alias: Aliases };
  module: { rules: object[] };
};

/**
 * CSS modules do not override each other and the global styles are in a layer, so the order of files has no effect, and
 * webpack's warning about it is turned off. The application's build also bundles the bootstrap script that loads it.
 * gatsby-plugin-react-i18next imports another build of i18next, which the browser would load besides this one.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions, store }) => {
  const config = getConfig() as Config;
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  }
  const root = folderOf(store);
  keepBundlesByVersion(config, root, compiledNodeFilesOf(store));
  if (stage === 'build-javascript' || stage === 'develop') {
    config.module.rules.push({
      test: ROUTER,
      loader: join(root, 'src/gatsby/webpack/routerFrameLoader.cjs'),
      options: { routerFrame: join(root, 'src/runtime/navigation/showPage.ts') },
    });
  }
  if (stage === 'build-javascript') {
    // No release contains source maps: making them took 2 s of a build.
    config.devtool = false;
    config.resolve.alias.i18next$ = join(packageFolder('i18next', root), 'dist/esm/i18next.js');
    dropRouteEvent(config.resolve.alias, root);
    config.plugins.push(new CompileHintPlugin(), new LateHeadPlugin(root));
    // The hash before the scripts slice, which contains it.
    config.plugins.push(
      new StableHashPlugin(),
      new ScriptsPlugin(
        root,
        () => queriesOf(store),
        () => putScriptsInAnew(store),
      ),
    );
  }
  actions.replaceWebpackConfig(config);
};

/** Gatsby bundles these files before it runs them, and would resolve `require.resolve` itself. */
const packageFolder = (library: string, root: string): string =>
  dirname(createRequire(join(root, 'package.json')).resolve(`${library}/package.json`));
