/** Runs what src/gatsby/webpack/keepTagManagerBack.ts made inert when the page was built; a second time nothing is left to run. */
export function runTagManager(): void {
  for (const inert of document.querySelectorAll<HTMLScriptElement>('script[data-category="analytics"]')) {
    const script = document.createElement('script');
    script.text = inert.text;
    inert.replaceWith(script);
  }
}
