import { type ComponentType, lazy } from 'react';
import { writeDraft } from './draftStore';
import { makeKey } from './useDraft';
import { goTo } from '../../lib/browser/clicks';

/** Keeps what was typed into the forms that the server sent as their drafts: with a draft the page is not loaded again. */
function keepTyped(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[id], textarea[id]')];
    const typed = fields.filter(({ value, defaultValue }) => value !== defaultValue);
    if (typed.length === 0) continue;
    const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    writeDraft(form.dataset.draft ?? '', { key: makeKey(), values, defaults: {} });
  }
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
        if (document.querySelector('main form[data-form]')) keepTyped();
        else go(location.href);
        return new Promise<never>(() => undefined);
      },
    ),
  );
