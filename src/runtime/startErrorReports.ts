import { isBot } from '../lib/isBot';
import { scriptOf } from '../lib/scriptOf';
import { siteSettings } from './siteSettings';

const ADDRESS = '/_site/error-report';
/** What breaks more often than this on one page has been told of. */
const MOST = 5;

/** What visitors have typed on this page: nothing of it may be in a report, wherever it comes from. */
function typedText(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  // A letter or two would take the words apart that the report is made of.
  return [...fields].map(({ value }) => value.trim()).filter((value) => value.length > 2);
}

/**
 * Tells the server of errors in the site's own scripts, where the build was made with ERROR_REPORT=1. The description comes
 * from a part that is loaded for the first error, since most visits have none.
 */
export function startErrorReports(): void {
  const { errorReport: isOn, version } = siteSettings();
  if (!isOn || isBot(navigator.userAgent)) return;
  const told = new Set<string>();
  const report = async (error: unknown) => {
    if (!(error instanceof Error) || !scriptOf(error)?.startsWith(`${location.origin}/`)) return;
    const name = `${error.message}\n${error.stack}`;
    if (told.size >= MOST || told.has(name)) return;
    told.add(name);
    // At once: the error page is about to take the place of the fields.
    const typed = typedText();
    const { errorReport } = await import('./errorReport');
    const body = JSON.stringify(errorReport(error, version, typed));
    await fetch(ADDRESS, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true });
  };
  // A report that does not arrive must not become the next one.
  const tryTo = (error: unknown) => void report(error).catch(() => undefined);
  window.addEventListener('error', ({ error }) => tryTo(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tryTo(reason));
}
