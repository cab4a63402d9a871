import { useAtom } from 'jotai';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { fieldsOf, partsOf } from '../../../src/lib/content/COLLECTIONS';
import { SearchCard } from '../../fields/SearchCard';
import { useFaults } from '../../store/hooks';
import type { DraftRecord } from '../../store/types';
import { PartList } from '../blocks/PartList';
import { nameOf, texts } from '../texts';
import { PartForm } from './PartForm';
import * as styles from './RecordScreen.module.css';
import { groupsOf, type Tab, tabAtom } from './tabAtom';
import { texts as fields } from '../../fields/words';
import { useShownLanguages } from '../../fields/shownLanguages';
import { Switch } from './Switch';

/** The codes of the languages, which are the same in both. */
const CODES = { both: 'EN + SL', en: 'EN', sl: 'SL' } as const;

/** Chooses the languages of all forms of the page, in little room. */
export function FormLanguages() {
  const [shown, show] = useShownLanguages();
  return (
    <Switch
      label={fields.languages.legend}
      value={shown}
      onChange={show}
      choices={(['both', 'en', 'sl'] as const).map((value) => ({
        value,
        label: fields.languages[value],
        content: CODES[value],
      }))}
    />
  );
}

/** The form of the page's record: in tabs, if it is published by itself; whole, if it is not. */
export function Panel({ record }: { record: DraftRecord }) {
  const [tab, setTab] = useAtom(tabAtom);
  const faults = useFaults(record.key);
  // The title of a new page is its first field, and a setting.
  const isBare = record.collection === 'pages' && record.isNew && !record.values['title'];
  useEffect(() => setTab(isBare ? 'settings' : 'content'), [record.key]); // eslint-disable-line react-hooks/exhaustive-deps -- at first alone
  const fields = fieldsOf(record.collection);
  if (!fields.some(({ group }) => group === 'publication'))
    return (
      <div className={styles.whole}>
        {fields.some(({ isTranslated }) => isTranslated) && (
          <div className={styles.wholeTop}>
            <FormLanguages />
          </div>
        )}
        <PartForm record={record} />
        <Parts record={record} />
      </div>
    );
  const groups = groupsOf(record.collection);
  const isFaulty = (name: Tab) =>
    fields.some((field) => groups[name].includes(field.group) && (faults[field.name] ?? faults[`${field.name}_sl`]));
  return (
    <Tabs
      label={texts.tabs.label}
      end={<FormLanguages />}
      chosen={tab}
      onChoose={setTab}
      tabs={(['content', 'search', 'settings'] as const).map((name) => ({
        name,
        label: texts.tabs[name],
        isMarked: isFaulty(name),
      }))}
    >
      {groups[tab].length > 0 && <PartForm key={tab} record={record} groups={groups[tab]} />}
      {tab === 'search' && <SearchCard recordKey={record.key} />}
      {tab === 'content' && <Parts record={record} />}
    </Tabs>
  );
}

function Parts({ record }: { record: DraftRecord }) {
  return partsOf(record.collection).map(({ collection }) => (
    <section key={collection} className={styles.parts} aria-label={nameOf(collection, 'name')}>
      {record.collection !== 'pages' && <h2 className={styles.partsTitle}>{nameOf(collection, 'name')}</h2>}
      {collection === 'menu_links' ? (
        <PartList parent={record.key} collection={collection} within="" />
      ) : (
        <PartList parent={record.key} collection={collection} />
      )}
    </section>
  ));
}

interface Props<T extends string> {
  label: string;
  chosen: T;
  tabs: readonly { name: T; label: string; isMarked?: boolean }[];
  onChoose: (name: T) => void;
  /** At the end of their row. */
  end?: ReactNode;
  children: ReactNode;
}

/** Tabs above a part of the page: arrow keys go from one to the next. */
function Tabs<T extends string>({ label, chosen, tabs, onChoose, end, children }: Props<T>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs.at(to % tabs.length);
    if (!next) return;
    onChoose(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <>
      <div className={styles.tabs}>
        {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
        <div className={styles.tabList} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.name}
              type="button"
              role="tab"
              id={`${id}-${tab.name}`}
              aria-selected={tab.name === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={tab.name === chosen ? 0 : -1}
              onClick={() => onChoose(tab.name)}
            >
              {tab.label}
              {tab.isMarked && <span className={styles.mark} />}
            </button>
          ))}
        </div>
        {end && <div className={styles.tabsEnd}>{end}</div>}
      </div>
      <div className={styles.tabPanel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
