export { createPages } from './src/gatsby/pages/createPages';
export { createResolvers } from './src/gatsby/schema/createResolvers';
export { createSchemaCustomization } from './src/gatsby/schema/createSchemaCustomization';
export { onCreateWebpackConfig } from './src/gatsby/webpack/onCreateWebpackConfig';
export { onPostBuild } from './src/gatsby/onPostBuild';
