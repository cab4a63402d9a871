import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { SignedOut } from '../../../pocketbase/pages/status/call';
import { useSession } from '../../store/hooks';
import { BASE, contentListAddress } from '../address/address';
import { goTo, scrolledBefore } from '../address/usePlace';
import { contentListTexts, counted, fill, nameOf, texts } from '../texts';
import { Icon } from '../ui/Icon';
import * as ui from '../ui/ui.module.css';
import { type Entry, LISTED_COLLECTIONS, loadEntries } from './loadEntries';
import { ContentGroup } from './ContentGroup';
import * as styles from './ContentList.module.css';
import { wordMatcher } from '../../../src/lib/text/foldText';
import { PageLink } from '../address/PageLink';
import { useArrival } from '../address/useArrival';
import { signOutAndReload } from '../session/signOutAndReload';
import { Menu } from '../ui/Menu';
import { Mark } from '../ui/Mark';

type State = { kind: 'loading' } | { kind: 'failed'; why: string } | { kind: 'loaded'; entries: readonly Entry[] };

interface Props {
  /** The words that are searched for: those of the address. */
  wanted: string;
  /** The session is over. */
  onSignedOut: () => void;
}

/** The list of everything that can be edited, by kind. */
export function ContentList({ wanted: asked, onSignedOut }: Props) {
  const { person } = useSession();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [text, setText] = useSearch(asked);
  const heading = useArrival();
  useEffect(() => {
    let isOver = false;
    loadEntries()
      .then((entries) => !isOver && setState({ kind: 'loaded', entries }))
      .catch((error: Error) => {
        if (isOver) return;
        if (error instanceof SignedOut) onSignedOut();
        else setState({ kind: 'failed', why: error.message });
      });
    return () => {
      isOver = true;
    };
  }, [attempt, person?.email, onSignedOut]);

  const entries = state.kind === 'loaded' ? state.entries : NONE;
  const isLoaded = state.kind === 'loaded';
  useLayoutEffect(() => {
    if (isLoaded && scrolledBefore() > 0) scrollTo(0, scrolledBefore());
  }, [isLoaded]);
  // The field shows each key at once, however long the list is.
  const wanted = useDeferredValue(text);
  const found = useMemo(() => findEntries(entries, wanted), [entries, wanted]);
  const shown = LISTED_COLLECTIONS.filter((name) => !text || found.some(({ collection }) => collection === name));
  return (
    <div className={styles.page}>
      <SiteBar />
      <main className={styles.main}>
        <div className={styles.top}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {contentListTexts.title}
          </h1>
          <div className={styles.search} role="search">
            <Icon name="search" />
            <input
              type="search"
              className={ui.input}
              aria-label={contentListTexts.search}
              placeholder={contentListTexts.searchHint}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        </div>
        <p role="status" className={ui.spoken}>
          {text && counted(contentListTexts, 'found', found.length)}
        </p>
        {state.kind === 'loading' && <p className={styles.note}>{texts.loading}</p>}
        {state.kind === 'failed' && (
          <div className={styles.note} role="alert">
            <p>
              {texts.failed.title}. {state.why}
            </p>
            <button type="button" className={ui.button} onClick={() => setAttempt(attempt + 1)}>
              {texts.failed.again}
            </button>
          </div>
        )}
        {state.kind === 'loaded' && (
          <div className={styles.columns}>
            <nav className={styles.kinds} aria-label={contentListTexts.kinds}>
              {shown.length > 0 && (
                <ul>
                  {shown.map((name) => (
                    <li key={name}>
                      <a href={`#${name}`}>
                        {nameOf(name, 'name')} <span>{countIn(found, name)}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </nav>
            <div className={styles.groups}>
              {found.length === 0 && <p className={styles.note}>{fill(contentListTexts.nothing, { text })}</p>}
              {shown.map((name) => (
                <ContentGroup key={name} collection={name} entries={found} me={person?.email ?? ''} />
              ))}
            </div>
          </div>
        )}
      </main>
    </div>
  );
}

/** The words of the search, which the address keeps for the way back from a record. @param asked those of the address */
function useSearch(asked: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(asked);
  const [last, setLast] = useState(asked);
  if (asked !== last) {
    setLast(asked);
    setText(asked);
  }
  const search = (words: string) => {
    setText(words);
    try {
      goTo(contentListAddress(words), true);
    } catch {
      // Safari takes no more than 100 addresses in half a minute: only the way back lacks these words.
    }
  };
  return [text, search];
}

const NONE: readonly Entry[] = [];

const countIn = (entries: readonly Entry[], name: string) =>
  entries.filter(({ collection }) => collection === name).length;

/** The entries with each word of a text in their title in either language, address, kind or state. */
export function findEntries(entries: readonly Entry[], text: string): readonly Entry[] {
  if (!text.trim()) return entries;
  const matches = wordMatcher(text);
  return entries.filter(({ title, otherTitle, address, collection, state, prepared, lacksSlovenian }) =>
    matches(
      [
        title,
        otherTitle,
        address,
        nameOf(collection),
        state && contentListTexts.states[state],
        prepared && `${contentListTexts.prepared[prepared.kind]} ${prepared.who} ${prepared.set}`,
        lacksSlovenian && contentListTexts.missing,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  );
}

/** The bar above the list of everything. */
function SiteBar() {
  const { person, signOut } = useSession();
  return (
    <header className={styles.bar}>
      <PageLink className={styles.home} href={BASE}>
        <Mark />
        {texts.name}
      </PageLink>
      <Menu
        label={texts.bar.more}
        items={[
          { label: texts.bar.status, icon: 'out', href: '/_site/status' },
          { label: texts.bar.dashboardHome, icon: 'out', href: '/_/' },
          { label: texts.bar.site, icon: 'out', href: '/' },
          person && { label: fill(texts.bar.signOut, { email: person.email }), run: () => signOutAndReload(signOut) },
        ]}
      />
    </header>
  );
}
