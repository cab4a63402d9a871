import { type ComponentType, lazy } from 'react';
import { readDraft, writeDraft } from './draftStore';
import { makeKey } from './useDraft';
import { goTo } from '../../lib/browser/clicks';

/** A form that the server sent and React does not run: it has no draft of its own. */
const SERVED = 'form[data-draft]:not([data-runs])';

/** Keeps what is typed into a form as its draft: with a draft the page is not loaded again. */
function keepTyped(form: HTMLFormElement): void {
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const fields = [...form.querySelectorAll<Control>('input[id], textarea[id], select[id]')];
  const values = Object.fromEntries(fields.filter(({ value }) => value).map(({ name, value }) => [name, value]));
  if (Object.keys(values).length === 0) return;
  const slot = form.dataset.draft ?? '';
  const kept = readDraft(slot);
  writeDraft(slot, {
    key: kept?.key ?? makeKey(),
    values: { ...kept?.values, ...values },
    defaults: kept?.defaults ?? {},
  });
}

function keepServed(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(SERVED)) {
    keepTyped(form);
    for (const type of ['input', 'change']) form.addEventListener(type, () => keepTyped(form));
  }
  // React keeps the failed import for this document, so each further page is loaded as a document (startNavigation.ts).
  document.documentElement.dataset.release ??= '';
}

/**
 * A form whose code is loaded with its page. If the code cannot be loaded, the form that the server sent stays, with what was typed,
 * and the browser sends it: a rejected import would replace the whole page by the error page. A page that was navigated to has no
 * form of the server, so its document is loaded.
 * @param load the same promise of a component at each call
 * @param go loads the document
 */
export const lazyForm = <Props>(load: () => Promise<ComponentType<Props>>, go = goTo) =>
  lazy(() =>
    load().then(
      (Component) => ({ default: Component }),
      () => {
        if (document.querySelector(`main ${SERVED}`)) keepServed();
        else go();
        return new Promise<never>(() => undefined);
      },
    ),
  );
