export { createPages } from './src/gatsby/pages/createPages';
export { createResolvers, createSchemaCustomization } from './src/gatsby/schema/schema';
export { onCreateWebpackConfig } from './src/gatsby/webpack/onCreateWebpackConfig';
export { onPostBuild } from './src/gatsby/onPostBuild';
