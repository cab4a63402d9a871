import { join } from 'node:path';

type Plugin = { apply(compiler: Compiler): void };
type Resource = { request: string; contextInfo: { issuer: string } };
/** As much of webpack as this needs. */
type Compiler = {
  webpack: { NormalModuleReplacementPlugin: new (test: RegExp, replace: (resource: Resource) => void) => Plugin };
};

/** Under this name src/runtime/navigation/useHeadAfterPaint.tsx asks for Gatsby's own. */
const OWN = 'gatsby-own-head';

/** Puts src/runtime/navigation/useHeadAfterPaint.tsx in the place of Gatsby's handler of a page's Head, for who draws pages. */
export class LateHeadPlugin {
  /** @param root the project's folder */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    const [ours, own] = [
      'src/runtime/navigation/useHeadAfterPaint.tsx',
      '.cache/head/head-export-handler-for-browser.js',
    ];
    new NormalModuleReplacementPlugin(/\/head-export-handler-for-browser$/, (resource) => {
      if (resource.contextInfo.issuer.endsWith('/page-renderer.js')) resource.request = join(this.root, ours);
    }).apply(compiler);
    new NormalModuleReplacementPlugin(new RegExp(`^${OWN}$`), (resource) => {
      resource.request = join(this.root, own);
    }).apply(compiler);
  }
}
