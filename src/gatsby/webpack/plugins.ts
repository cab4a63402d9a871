import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { HEAD_HANDLER } from './gatsbyInternals';

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
