export { pluginOptionsSchema } from './src/options/pluginOptionsSchema';
export { onPluginInit } from './src/sourceNodes';
export { createSchemaCustomization } from './src/createSchemaCustomization';
export { sourceNodes } from './src/sourceNodes';
