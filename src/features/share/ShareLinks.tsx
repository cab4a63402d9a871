import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import * as styles from './ShareLinks.module.css';

type Props = {
  /** Full address of the page. */
  url: string;
  title: string;
};

// Only a secure page has a clipboard, and only a script can write to it.
const hasClipboard = () => 'clipboard' in navigator;
const neverChanges = () => () => {};

type Copying = 'idle' | 'copied' | 'failed';

/** Links to share an article. Plain links: no third party learns of visitors who use none. */
export function ShareLinks({ url, title }: Props) {
  const { t } = useTranslation();
  const canCopy = useSyncExternalStore(neverChanges, hasClipboard, () => false);
  const [copying, setCopying] = useState<Copying>('idle');

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopying('copied'),
      () => setCopying('failed'),
    );
  const message = { idle: '', copied: t('article.copied'), failed: t('article.copyFailed') }[copying];

  return (
    <section className={styles.share} aria-labelledby="share-title" data-application="near">
      <h2 className={styles.title} id="share-title">
        {t('article.share')}
      </h2>
      <ul className={styles.ways}>
        <li>
          <Link to={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
            {t('article.shareEmail')}
          </Link>
        </li>
        <li>
          {/* eslint-disable-next-line no-restricted-syntax -- a name, in every language */}
          <Link to={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}>LinkedIn</Link>
        </li>
        <li className={styles.copying}>
          <button
            type="button"
            className={styles.copy}
            data-application="press"
            data-ready={canCopy}
            onClick={() => void copy()}
          >
            {t('article.copy')}
          </button>
          <span role="status">{message}</span>
        </li>
      </ul>
    </section>
  );
}
