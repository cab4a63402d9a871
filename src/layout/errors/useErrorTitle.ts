import { useEffect } from 'react';
import { documentTitle, errorTitle } from '../../lib/text/pageTitle';

/** The page broke while it was drawn, whatever the server answered. */
const STATUS = 500;

/**
 * Names the document after the error that stands on it, "{status} - {message}", and gives it back the page's own title.
 * The page's head may be drawn after its body gave way, so its title is put aside whenever it comes.
 * @param message what the error page says above all
 */
export function useErrorTitle(message: string): void {
  useEffect(() => {
    const name = errorTitle(STATUS, message);
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
    const title = site ? documentTitle(name, site) : name;
    let own = document.title;
    const rename = () => {
      if (document.title === title) return;
      own = document.title;
      document.title = title;
    };
    rename();
    const observer = new MutationObserver(rename);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = own;
    };
  }, [message]);
}
