import { join } from 'node:path';
import { HEAD_HANDLER } from './gatsbyInternals';

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
    const ours = join(this.root, 'src/runtime/navigation/useHeadAfterPaint.tsx');
    new NormalModuleReplacementPlugin(HEAD_HANDLER.request, (resource) => {
      if (resource.contextInfo.issuer.endsWith(HEAD_HANDLER.issuer)) resource.request = ours;
    }).apply(compiler);
    new NormalModuleReplacementPlugin(new RegExp(`^${OWN}$`), (resource) => {
      resource.request = HEAD_HANDLER.file(this.root);
    }).apply(compiler);
  }
}
