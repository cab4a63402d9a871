import { gatsbyLoader } from '../../lib/browser/gatsbyInternals';
import { HYDRATED } from '../page/siteEvents';

/** Selects controls whose press only the application answers. The browser itself opens popovers and submits forms. */
export const PRESS = '[data-application=press]';

/** Milliseconds for the application to come, and again to start. */
export const PATIENCE_MS = 2000;

declare global {
  interface Window {
    /** The target of the document's first click. */
    pressed?: EventTarget | null;
  }
}

type Control = HTMLElement & { readonly href?: string };

/**
 * Keeps a press on a control that needs the application, marks the control as busy, and repeats the press once the
 * application runs. A link leads to its page if the application does not come within two seconds: the page has the
 * content of the dialog. Any other action of the visitor cancels the press: a click elsewhere, Escape, a navigation.
 * @param bring loads the bootstrap script, which loads the application for a busy control
 * @param go loads a document
 */
export function keepPress(bring: () => void, go: (href: string) => void): void {
  // A 404 page never has the application.
  if (document.querySelector('[data-template=not-found]')) return;
  let busy: Control | null = null;
  let timer: ReturnType<typeof setTimeout>;

  const cancel = () => {
    clearTimeout(timer);
    busy?.removeAttribute('aria-busy');
    busy = null;
  };
  const onClick = (event: MouseEvent) => {
    // analytics/countEvents.ts counts a click that precedes it.
    window.pressed ??= event.target;
    const control = (event.target as Element).closest<Control>(PRESS);
    if (control !== busy) cancel();
    // The bootstrap script has handled a prevented click, and React has during the hydration.
    if (!control || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (busy) return;
    busy = control;
    control.setAttribute('aria-busy', 'true');
    const { href } = control;
    if (href) {
      timer = setTimeout(() => {
        // Its code is there: on a slow processor the page would take longer than the rest of the start.
        if (gatsbyLoader()) timer = setTimeout(go, PATIENCE_MS, href);
        else go(href);
      }, PATIENCE_MS);
    }
    bring();
  };
  addEventListener('click', onClick);
  addEventListener('keydown', (event) => event.key === 'Escape' && cancel());
  // A page that the browser keeps for going back must not be busy there.
  addEventListener('pagehide', cancel);
  addEventListener(HYDRATED, () => {
    removeEventListener('click', onClick);
    // The control's handler may depend on effects of the page, which have run after one frame.
    requestAnimationFrame(() =>
      setTimeout((control = busy) => {
        cancel();
        control?.click();
      }),
    );
  });
}
