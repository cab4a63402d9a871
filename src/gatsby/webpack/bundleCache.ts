import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

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
