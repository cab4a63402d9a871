import { goTo } from '../../lib/browser/clicks';

/**
 * Loads the document after a step in the history to another page, as long as the application does not run. Pages that it had shown before
 * a reload belong to the reloaded document, so the browser changes nothing but the URL (Chromium 147).
 */
export function watchSteps(): void {
  const { pathname } = location;
  window.addEventListener('popstate', () => {
    if (location.pathname === pathname || 'mounted' in document.body.dataset) return;
    import('./loadEntry').then(({ loadEntry }) => loadEntry(goTo)).catch(() => goTo());
  });
}
