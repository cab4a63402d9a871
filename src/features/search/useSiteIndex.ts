import { useEffect, useState } from 'react';
import type { Locale } from '../../i18n/locales';
import type { PageTexts, SiteIndex } from './loadIndex';

type Loading = { readonly index?: SiteIndex; readonly texts?: PageTexts; readonly failed?: boolean };

/** A language's index as it comes, and a way to try again where it did not. */
export function useSiteIndex(locale: Locale): Loading & { readonly retry: () => void } {
  const [loading, setLoading] = useState<Loading>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (next: Loading) => isWanted && setLoading(next);
    const load = async () => {
      const { openIndex } = await import('./openIndex');
      const index = await openIndex(locale);
      show({ index });
      show({ index, texts: await index.texts });
    };
    load().catch(() => show({ failed: true }));
    return () => {
      isWanted = false;
    };
  }, [locale, tries]);
  const retry = () => {
    setLoading({});
    setTries(tries + 1);
  };
  return { ...loading, retry };
}
