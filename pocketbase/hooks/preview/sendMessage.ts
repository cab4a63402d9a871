import en from '../../../locales/en/preview.json';
import sl from '../../../locales/sl/preview.json';
import { sendMadePage } from '../site/sendAnswer';
import { messagePage } from './messagePage';

const LANGUAGES = Object.entries({ en, sl });

/**
 * Says that a preview has ended, or that it is not ready.
 * @param trouble why it is not ready
 */
export function sendMessage(e: core.RequestEvent, status: number, which: 'ended' | 'wait', trouble: string = '') {
  const waits = which === 'wait';
  const parts = LANGUAGES.map(([lang, texts]) => {
    const words = texts[which];
    return {
      lang,
      title: 'failed' in words && waits && trouble ? words.failed : words.title,
      lines: ['again' in words && waits && trouble ? words.again : words.text],
      link: words.home,
    };
  });
  const more = waits ? { href: '/_site/preview/leave', script: '/_site/preview/page/wait.js', trouble } : { href: '/' };
  return sendMadePage(e, status, messagePage(parts, more), { 'X-Robots-Tag': 'noindex, nofollow' });
}
