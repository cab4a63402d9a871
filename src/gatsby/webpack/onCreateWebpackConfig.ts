import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { CompileHintPlugin, StableHashPlugin, LateHeadPlugin } from './plugins';
import { folderOf, putScriptsInAnew, queriesOf, ROUTER } from './gatsbyInternals';
import { ScriptsPlugin } from './ScriptsPlugin';

type Plugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };
type Config = {
  plugins: (Plugin | CompileHintPlugin | LateHeadPlugin | ScriptsPlugin | StableHashPlugin)[];
  resolve: { alias: Record<string, string> };
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
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && 'options' in plugin && plugin.options) {
      plugin.options.ignoreOrder = true;
    }
  }
  const root = folderOf(store);
  if (stage === 'build-javascript' || stage === 'develop') {
    config.module.rules.push({
      test: ROUTER,
      loader: join(root, 'src/gatsby/webpack/routerFrameLoader.cjs'),
      options: { routerFrame: join(root, 'src/runtime/navigation/showPage.ts') },
    });
  }
  if (stage === 'build-javascript') {
    config.resolve.alias.i18next$ = join(packageFolder('i18next', root), 'dist/esm/i18next.js');
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
