import { useEffect } from 'react';
import { BASE } from '../address/address';
import { goTo } from '../address/usePlace';
import { fill, texts } from '../texts';
import { notify } from '../ui/notices';

/** The record was discarded or deleted while its page was open: leads to the list, and says so. @param title its last one */
export function Gone({ title }: { title: string }) {
  useEffect(() => {
    notify(fill(texts.gone, { title }));
    goTo(BASE, true);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- once
  return null;
}
