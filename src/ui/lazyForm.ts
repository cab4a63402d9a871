import { type ComponentType, lazy } from 'react';
import { goTo } from '../lib/browser/clicks';

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
        if (!document.querySelector('main form[data-form]')) go(location.href);
        return new Promise<never>(() => undefined);
      },
    ),
  );
