'use strict';
// Every Gatsby process loads this first (runGatsby.ts). Gatsby compiles gatsby-config.ts and gatsby-node.ts, the site's and those of
// its plugins, at each of its starts. It does so with Parcel: 5.2 s and 6.8 s of processor time on two cores, where esbuild, which
// compiles the rest of the server, takes 0.1 s. Parcel also lists every file below the project, the data folder with its releases
// included: with two million files that took five minutes and 7 GB.
const Module = require('node:module');
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const NAMES = ['gatsby-config', 'gatsby-node'];

/** The folders that may hold such files: the site's own, and those of its plugins. */
const foldersOf = (root) => {
  const plugins = path.join(root, 'plugins');
  const names = existsSync(plugins) ? readdirSync(plugins) : [];
  return [root, ...names.map((name) => path.join(plugins, name))];
};

/** A failure in the form in which Gatsby prints Parcel's: with file, line and message, and without another try. */
const failureOf = ({ errors = [], message }) =>
  Object.assign(new Error(message), {
    diagnostics: errors.map(({ text, location }) => {
      const file = location && `${location.file}:${location.line}:${location.column + 1}`;
      return {
        message: text,
        origin: 'esbuild',
        codeFrames: [{ filePath: file, codeHighlights: [{ message: text }] }],
      };
    }),
  });

/** Parcel as Gatsby calls it (compile-gatsby-files.js): made with the pattern of the entries and one target, run once. */
class Parcel {
  constructor({ entries: [pattern], targets }) {
    this.root = path.dirname(pattern);
    this.outdir = targets.root.distDir;
  }

  async run() {
    const files = foldersOf(this.root).flatMap((folder) => NAMES.map((name) => path.join(folder, `${name}.ts`)));
    const entryPoints = files.filter((file) => existsSync(file));
    const options = {
      entryPoints,
      outdir: this.outdir,
      outbase: this.root,
      absWorkingDir: this.root,
      bundle: true,
      packages: 'external',
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      sourcemap: 'inline',
      logLevel: 'silent',
    };
    await require('esbuild')
      .build(options)
      .catch((error) => Promise.reject(failureOf(error)));
    const bundles = entryPoints.map((file) => ({
      filePath: path.join(this.outdir, path.relative(this.root, file)).replace(/ts$/, 'js'),
      getMainEntry: () => ({ filePath: file }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
}

const replaced = { '@parcel/core': { Parcel }, '@parcel/cache': { LMDBCache: class {} } };
const load = Module._load;
Module._load = function (request, ...rest) {
  return Object.hasOwn(replaced, request) ? replaced[request] : load.call(this, request, ...rest);
};
