type Plugin = { apply(compiler: Compiler): void };
type BannerOptions = { banner: string; raw: boolean; test: RegExp; stage: number };
/** As much of webpack as this needs. */
type Compiler = {
  webpack: {
    BannerPlugin: new (options: BannerOptions) => Plugin;
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
  };
};

/** A browser that does not know it takes it for a comment. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Has the browser compile React and the application while they are being loaded, beside the page. Otherwise it compiles each
 * function when it is first called, and much of what changes a page is first called by the tap that has to wait for it.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack;
    // After comments are taken out, before files are named by what they hold.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    new BannerPlugin({ banner: COMPILE_HINT, raw: true, test: /^(app|framework)-/, stage }).apply(compiler);
  }
}
