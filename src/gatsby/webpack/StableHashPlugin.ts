import { createHash } from 'node:crypto';

/** As much of webpack as this needs. */
type Compilation = { hash: string; getAssets(): readonly { name: string }[] };
type Compiler = { hooks: { done: { tap(name: string, run: (stats: { compilation: Compilation }) => void): void } } };

/**
 * Names a bundling by the files that it made. Webpack's own hash also counts how it came to them: with its cache it is
 * another at every build, though each file is the same, and Gatsby writes it into every page and tells open tabs by it that
 * there is a new application.
 */
export class StableHashPlugin {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('StableHashPlugin', ({ compilation }) => {
      // Each name holds a digest of its file's content.
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 20);
    });
  }
}
