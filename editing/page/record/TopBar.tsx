import { type Locale, localePath } from '../../../src/i18n/locales';
import { recordPath } from '../../../src/lib/url/recordPath';
import { recordUrl } from '../../../pocketbase/hooks/lib/recordUrl';
import { useSession } from '../../store/hooks';
import type { DraftRecord } from '../../store/types';
import { BASE } from '../address/address';
import { PageLink } from '../address/PageLink';
import { useArrival } from '../address/useArrival';
import { fill, nameOf, texts } from '../texts';
import { Icon } from '../ui/Icon';
import { Menu } from '../ui/Menu';
import * as ui from '../ui/ui.module.css';
import { wordsOf } from './partName';
import { SaveLine } from './SaveLine';
import { signOutAndReload } from '../session/signOutAndReload';
import { Switch } from './Switch';
import * as styles from './TopBar.module.css';
import { call } from '../../../pocketbase/pages/status/call';
import { notify } from '../ui/notices';

export type Width = 'phone' | 'tablet' | 'full';

interface Props {
  record: DraftRecord;
  /** The language and width of the preview; undefined if there is none. */
  preview?: { locale: Locale; width: Width; onLocale: (locale: Locale) => void; onWidth: (width: Width) => void };
  /** The preview is about to get the focus. */
  onSkip: () => void;
  onPublish: () => void;
  onKeys: () => void;
  onDelete: () => void;
}

/** The bar above a record: what it is, whether it is saved, how it is shown, and its publication. */
export function TopBar({ record, preview, onSkip, onPublish, onKeys, onDelete }: Props) {
  const { person, signOut } = useSession();
  const heading = useArrival();
  const path = recordPath(record.collection, record.values['slug']);
  const isLive = record.values['status'] === 'published' && !record.isNew;
  return (
    <header className={styles.bar}>
      {preview && (
        <a className={styles.skip} href="#preview" onClick={onSkip}>
          {texts.toPreview}
        </a>
      )}
      <PageLink className={`${ui.button} ${ui.quiet} ${ui.icon}`} href={BASE} aria-label={texts.all} title={texts.all}>
        <Icon name="back" />
      </PageLink>
      <div className={styles.title}>
        <p className={styles.kind}>{nameOf(record.collection)}</p>
        <h1 ref={heading} tabIndex={-1} title={wordsOf(record)}>
          {wordsOf(record) || texts.untitled}
        </h1>
      </div>
      <SaveLine />
      {preview && (
        <div className={styles.switches}>
          <Switch
            label={texts.bar.language}
            value={preview.locale}
            onChange={preview.onLocale}
            choices={[
              { value: 'en', label: texts.bar.en, content: 'EN' },
              { value: 'sl', label: texts.bar.sl, content: 'SL' },
            ]}
          />
          <Switch
            label={texts.bar.width}
            value={preview.width}
            onChange={preview.onWidth}
            choices={[
              { value: 'phone', label: texts.bar.phone, content: <Icon name="phone" size={18} /> },
              { value: 'tablet', label: texts.bar.tablet, content: <Icon name="tablet" size={18} /> },
              { value: 'full', label: texts.bar.full, content: <Icon name="wide" size={18} /> },
            ]}
          />
        </div>
      )}
      <Menu
        label={texts.bar.more}
        className={`${ui.button} ${ui.quiet} ${ui.icon}`}
        items={[
          path ? { label: texts.bar.previewLink, icon: 'link', run: () => void copyPreviewLink(record) } : undefined,
          path && isLive
            ? { label: texts.bar.open, icon: 'out', href: localePath(path, preview?.locale ?? 'en') }
            : undefined,
          { label: texts.bar.keyboard, icon: 'keyboard', run: onKeys },
          { label: texts.bar.status, icon: 'out', href: '/_site/status' },
          { label: texts.bar.dashboard, icon: 'out', href: recordUrl('', record.collection, record.id) },
          record.isNew ? undefined : { label: texts.bar.delete, icon: 'bin', run: onDelete, isDangerous: true },
          person && { label: fill(texts.bar.signOut, { email: person.email }), run: () => signOutAndReload(signOut) },
        ]}
      />
      <button type="button" className={`${ui.button} ${ui.main}`} onClick={onPublish}>
        {texts.bar.publish}
      </button>
    </header>
  );
}

/** Without https there is no clipboard. @returns whether the browser took the text */
const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Makes a link that shows the page as it will be to a person without an account, and copies it. */
async function copyPreviewLink({ collection, id }: Pick<DraftRecord, 'collection' | 'id'>): Promise<void> {
  try {
    const body = { collection, record: id };
    const { url } = await call<{ url: string }>('/_site/preview', { method: 'POST', body });
    const whole = new URL(url, location.href).href;
    const isCopied = await copyText(whole);
    notify(isCopied ? texts.bar.copied : `${texts.bar.made} ${whole}`);
  } catch (error) {
    notify(fill(texts.bar.notMade, { why: (error as Error).message }));
  }
}
