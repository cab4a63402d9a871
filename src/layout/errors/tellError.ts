/** React writes the error itself to the console; this tells where it struck, to the console and to whoever listens. */
export function tellError(error: unknown): void {
  // src/runtime/browserApis.ts says when the application stands.
  const words = document.body.dataset.mounted ? 'Error on a page' : 'Error while mounting app';
  window.reportError(new Error(words, { cause: error }));
}
