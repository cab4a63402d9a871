import { useAtom } from 'jotai';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useLocale } from '../../i18n/LocaleContext';
import { localePath } from '../../i18n/locales';
import { SEARCH_PATH } from '../../i18n/search/SearchIndex';
import { searchOpen } from './searchState';
import type { SearchModal } from './SearchModal';

type Modal = ComponentType<ComponentProps<typeof SearchModal>>;

/**
 * The search dialog, once on every page with a search link. Its code and its index are loaded when it is first opened.
 */
export function SearchDialog() {
  const [open, setOpen] = useAtom(searchOpen);
  const [loaded, setLoaded] = useState<{ Modal: Modal }>();
  const page = localePath(SEARCH_PATH, useLocale());

  useEffect(() => {
    if (!open || loaded) return;
    import('./SearchModal').then(
      ({ SearchModal: Modal }) => setLoaded({ Modal }),
      // A newer release may have removed the file: the search page is always there.
      () => window.location.assign(page),
    );
  }, [open, loaded, page]);

  useEffect(() => {
    // The page behind it has changed by then.
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [setOpen]);

  if (!open || !loaded) return null;
  return <loaded.Modal onClose={() => setOpen(false)} />;
}
