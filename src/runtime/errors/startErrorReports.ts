import { isBot } from '../../lib/browser/isBot';
import { siteSettings } from '../page/siteSettings';

/** Texts that visitors have typed on this page: no report may contain them. */
function typedText(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea');
  // Replacing a letter or two would make the report unreadable.
  return [...fields].map(({ value }) => value.trim()).filter((value) => value.length > 2);
}

/**
 * Reports errors of the site's own scripts to the server, if the build was made with ERROR_REPORT=1. The reporting code is loaded
 * for the first error, since most visits have none.
 */
export function startErrorReports(): void {
  const { errorReport: isOn, version } = siteSettings();
  if (!isOn || isBot(navigator.userAgent)) return;
  const report = (error: unknown) => {
    // At once: the error page is about to replace the fields.
    const typed = typedText();
    // A report that does not arrive must not become the next one.
    void import('./sendErrorReport')
      .then(({ sendErrorReport }) => sendErrorReport(error, version, typed))
      .catch(() => undefined);
  };
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
