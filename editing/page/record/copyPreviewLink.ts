import { call } from '../../../pocketbase/pages/status/call';
import type { DraftRecord } from '../../store/types';
import { fill, texts } from '../texts';
import { notify } from '../ui/notices';

/** Makes a link that shows the page as it will be to a person without an account, and copies it. */
export async function copyPreviewLink({ collection, id }: Pick<DraftRecord, 'collection' | 'id'>): Promise<void> {
  try {
    const body = { collection, record: id };
    const { url } = await call<{ url: string }>('/_site/preview', { method: 'POST', body });
    const whole = new URL(url, location.href).href;
    const isCopied = await navigator.clipboard.writeText(whole).then(
      () => true,
      () => false,
    );
    notify(isCopied ? texts.bar.copied : `${texts.bar.made} ${whole}`);
  } catch (error) {
    notify(fill(texts.bar.notMade, { why: (error as Error).message }));
  }
}
