import type { Occurrence } from '../../lib/analytics/EVENTS';
import { withTabStorage } from '../../lib/browser/tabStorage';

/** The fragment that pocketbase/hooks/forms/answerPlainForm.ts adds to the thank-you page of a stored form. */
const MARK = /^#sent-[0-9a-f]{16}$/;
const THANKS = /\/thank-you\/([a-z]+)\//;

const COUNTED = 'form-counted:';
/** The name of the draft of the form that was sent, and the package, in a line each. */
const SENT = 'form-sent';
/** As in src/features/forms/draftStore.ts; its import would put that module into the bootstrap script, 140 bytes of it. */
const DRAFT = 'form-draft:';

/** Whether a mark is new in this tab. */
function isFirst(mark: string): boolean {
  const kept = withTabStorage((storage) => storage.getItem(COUNTED + mark));
  withTabStorage((storage) => storage.setItem(COUNTED + mark, '1'));
  return !kept;
}

/**
 * Counts a form that was sent without the application, on its thank-you page: once, also if the page is loaded again or
 * opened from the history; and removes its draft. A visitor who opens the page without having sent a form is not counted.
 */
function countThanks(count: (occurrence: Occurrence) => void): void {
  const { pathname, search, hash } = location;
  const [, form_name] = THANKS.exec(pathname) ?? [];
  if (!form_name || !MARK.test(hash)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  // If the application started while the browser sent the form, it kept the values: the form would seem not to be sent.
  const [draft, voucher_package = ''] = withTabStorage((storage) => storage.getItem(SENT))?.split('\n') ?? [];
  for (const name of [SENT, DRAFT + draft]) withTabStorage((storage) => storage.removeItem(name));
  if (isFirst(hash)) count({ event: 'form_sent', form_name, voucher_package });
}

/** The value of a field of a form. */
function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * Counts the forms that the browser itself sends, because the application has not started or failed, and adds the campaign to
 * them. A form that the application sends is counted by src/features/forms.
 */
export function watchForms(count: (occurrence: Occurrence) => void, source: () => string): void {
  countThanks(count);
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || !target.dataset.form) return;
    const field = target.elements.namedItem('source');
    if (field instanceof HTMLInputElement) field.value = source();
    withTabStorage((storage) => storage.setItem(SENT, `${target.dataset.draft}\n${valueOf(target, 'package')}`));
  });
}
