import { useEffect } from 'react';

/** Begins the document's title with a word while it is needed: it is the first thing that a screen reader says of a page. */
export function useTitlePrefix(prefix: string, needed: boolean): void {
  useEffect(() => {
    // Two forms of a page can be faulty at once; one "Error:" says it.
    if (!needed || document.title.startsWith(prefix)) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, needed]);
}
