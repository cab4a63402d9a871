import type { GatsbyNode } from 'gatsby';

type Plugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };

/**
 * CSS modules don't overrule each other and the global styles stand in a layer, so the order of files means nothing
 * here; webpack would warn about it at every build.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, actions }) => {
  const config = getConfig() as { plugins: Plugin[] };
  const extract = config.plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (!extract?.options) return;
  extract.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
};
