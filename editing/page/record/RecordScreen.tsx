import { useAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../../src/i18n/locales';
import { loadRichText } from '../../fields/controls/RichTextControl';
import { Pickers } from '../../fields/pickers/Pickers';
import { useShownLanguages } from '../../fields/shownLanguages';
import { fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import { splitKey } from '../../store/Doc';
import { useRecord, useRoot } from '../../store/hooks';
import type { Key } from '../../store/types';
import type { Spot } from '../address/address';
import { FieldConflictDialog } from '../fieldConflict/FieldConflictDialog';
import { DeleteDialog } from '../DeleteDialog';
import { PublishDialog } from '../publish/PublishDialog';
import { fill, language, texts } from '../texts';
import { dismissOfPage, notify } from '../ui/notices';
import { Gone } from '../Opening';
import { KeysDialog } from './KeysDialog';
import { listId, openPartsAtom } from './openParts';
import { Panel } from './Panel';
import { wordsOf } from './partName';
import { Preview, Splitter, usePanelWidth } from './Preview';
import * as styles from './RecordScreen.module.css';
import { RecordNotices } from './RecordNotices';
import { useSaveNow } from './SaveLine';
import { TopBar, type Width } from './TopBar';
import { usePainted } from './usePainted';
import { useChosen } from './useChosen';
import { useShortcuts } from './useShortcuts';

/** The collections whose records the frame draws. */
const DRAWN = ['pages', 'posts', 'cases', 'projects', 'workshops'];

/** Whether a record is shown beside its form. */
const hasPreview = (collection: string): boolean => DRAWN.includes(collection);

interface Props {
  /** The part and the field that are opened at first. */
  spot: Spot;
  /** It is begun here; `onBorn` gets its id once the server has it. */
  isNew: boolean;
  onBorn: (id: string) => void;
}

/** The editing page of a record. */
export function RecordScreen({ spot: { part, field }, isNew, onBorn }: Props) {
  const root = useRoot();
  const record = useRecord(root);
  const [locale, setLocale] = useState<Locale>(field.endsWith('_sl') ? 'sl' : language);
  const [width, setWidth] = useState<Width>('full');
  const [side, setSide] = useState<'panel' | 'preview'>('panel');
  const [dialog, setDialog] = useState<'publish' | 'keys' | 'delete'>();
  const [panelWidth, setPanelWidth] = usePanelWidth();
  const [open, setOpen] = useAtom(openPartsAtom);
  const saveNow = useSaveNow();
  const showForm = useCallback(() => {
    setDialog(undefined);
    setSide('panel');
  }, []);
  const choose = useChosen(showForm);
  useShortcuts({ onSave: saveNow, onPublish: () => setDialog('publish'), onKeys: () => setDialog('keys') });

  const [languages, showLanguages] = useShownLanguages();
  /** Opens the form of a record at a field. @returns whether the page has the record */
  const goTo = (key: Key, column: string) => {
    if (column && languages === (column.endsWith('_sl') ? 'en' : 'sl')) showLanguages('both');
    return choose(key, column);
  };
  useEffect(() => {
    setOpen({});
    const [first] = fieldsOf(splitKey(root).collection);
    if (isNew && !field && first && !record?.values[first.name])
      choose(root, first.isTranslated && languages === 'sl' ? `${first.name}_sl` : first.name);
    if (!part && !field) return;
    if (!goTo(part || root, field)) notify(texts.nowhere.part);
  }, [root, part, field]); // eslint-disable-line react-hooks/exhaustive-deps -- the address alone opens it

  // A workspace that is closed sends nothing, and what was deleted would not be back.
  useEffect(() => dismissOfPage, []);

  // The next form may have a rich text: its editor is there by then.
  const isPainted = usePainted();
  useEffect(() => {
    if (isPainted) void loadRichText();
  }, [isPainted]);

  // At once, even if saves are pending: a reload at the address of a new record begins another one.
  const isKept = isNew && record?.isStored === true && wordsOf(record) !== '';
  useEffect(() => {
    if (isKept) onBorn(splitKey(root).id);
  }, [isKept, root, onBorn]);

  const [lastTitle, setLastTitle] = useState('');
  const title = record ? wordsOf(record) || texts.untitled : lastTitle;
  if (title !== lastTitle) setLastTitle(title);
  useEffect(() => {
    document.title = fill(texts.documentTitle, { title });
  }, [title]);
  if (!record) return <Gone title={lastTitle} />;
  const isShown = hasPreview(record.collection);
  const shown = open[listId(root, 'blocks')] ?? null;
  return (
    <Pickers>
      <div className={styles.screen}>
        <TopBar
          record={record}
          onSkip={() => setSide('preview')}
          {...(isShown && { preview: { locale, width, onLocale: setLocale, onWidth: setWidth } })}
          onPublish={() => setDialog('publish')}
          onKeys={() => setDialog('keys')}
          onDelete={() => setDialog('delete')}
        />
        <main className={styles.main}>
          {isShown && (
            <div className={styles.sides} role="group" aria-label={texts.panel}>
              {(['panel', 'preview'] as const).map((name) => (
                <button key={name} type="button" aria-pressed={side === name} onClick={() => setSide(name)}>
                  {texts[name]}
                </button>
              ))}
            </div>
          )}
          <div className={styles.work} data-side={isShown ? side : 'only'}>
            <section
              className={styles.panel}
              aria-label={texts.panel}
              id="panel"
              tabIndex={-1}
              style={isShown ? { ['--panel' as string]: `${panelWidth}px` } : undefined}
            >
              <RecordNotices />
              <Panel record={record} />
            </section>
            {isShown && <Splitter width={panelWidth} onWidth={setPanelWidth} />}
            {isShown && (
              <section className={styles.preview} aria-label={texts.preview} id="preview" tabIndex={-1}>
                <a className={styles.toPanel} href="#panel" onClick={() => setSide('panel')}>
                  {texts.toPanel}
                </a>
                <Preview locale={locale} width={width} shown={shown} onChosen={choose} />
              </section>
            )}
          </div>
        </main>
        <FieldConflictDialog />
        {dialog === 'publish' && (
          <PublishDialog {...{ record, locale }} onField={goTo} onClose={() => setDialog(undefined)} />
        )}
        {dialog === 'delete' && <DeleteDialog record={record} onClose={() => setDialog(undefined)} />}
        {dialog === 'keys' && <KeysDialog onClose={() => setDialog(undefined)} />}
      </div>
    </Pickers>
  );
}
