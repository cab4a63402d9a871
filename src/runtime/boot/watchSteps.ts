import { goTo } from '../../lib/browser/clicks';

/**
 * Loads the document after a step in the history to another page, as long as the application does not run. Pages that it had shown before
 * a reload belong to the reloaded document, so the browser changes nothing but the URL (Chromium 147). The step may have come before this
 * script: an inline script has kept the path of the document (src/runtime/inline.ts).
 */
export function watchSteps(): void {
  const check = () => {
    const { dataset } = document.body;
    if (location.pathname === dataset.path || 'mounted' in dataset) return;
    import('./loadEntry').then(
      ({ loadEntry }) => loadEntry(goTo),
      () => goTo(),
    );
  };
  window.addEventListener('popstate', check);
  check();
}
