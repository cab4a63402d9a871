import { useMemo, useState } from 'react';
import type { Value } from '../../store/types';
import { clashTexts } from '../texts';
import { say } from '../ui/notices';
import * as ui from '../ui/ui.module.css';
import * as styles from './ClashDialog.module.css';
import { textOf, wordsAndLinksOf, wordsOf } from './readable';

/** The other person's value in full, to read it and to copy it: nothing else keeps it once mine has taken its place. */
export function WholeText({ value, isHtml }: { value: Value; isHtml: boolean }) {
  const stored = textOf(value);
  const text = useMemo(() => (isHtml ? wordsAndLinksOf(stored) : stored), [stored, isHtml]);
  const [news, setNews] = useState('');
  const copy = async () => {
    const isCopied = await write(stored, isHtml).then(
      () => true,
      () => false,
    );
    const sentence = isCopied ? clashTexts.copied : clashTexts.notCopied;
    setNews(sentence);
    say(sentence);
  };
  return (
    <details className={styles.whole}>
      <summary>{clashTexts.whole}</summary>
      {/* It scrolls, also by keyboard. */}
      <div className={styles.value} role="group" aria-label={clashTexts.whole} tabIndex={0}>
        {text || clashTexts.empty}
      </div>
      <p>
        <button type="button" className={`${ui.button} ${ui.compact}`} onClick={() => void copy()}>
          {clashTexts.copy}
        </button>{' '}
        {news}
      </p>
    </details>
  );
}

/** HTML is copied as such too: pasted into a text it keeps its links and headings. */
async function write(stored: string, isHtml: boolean): Promise<void> {
  if (!isHtml) return navigator.clipboard.writeText(stored);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(wordsOf(stored));
  const part = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  await navigator.clipboard.write([
    new ClipboardItem({ ...part('text/html', stored), ...part('text/plain', wordsOf(stored)) }),
  ]);
}
