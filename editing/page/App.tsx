import { useCallback, useEffect, useState } from 'react';
import { readToken } from '../../pocketbase/pages/status/session';
import { browser } from '../store/session/browser';
import { useSession } from '../store/hooks';
import { WorkspaceProvider } from '../store/WorkspaceProvider';
import { collectionOf } from '../../src/lib/content/COLLECTIONS';
import { type Place, recordAddress, type Spot } from './address/address';
import { goTo, usePlace } from './address/usePlace';
import { Nowhere, Opening } from './Opening';
import { RecordScreen } from './record/RecordScreen';
import { LISTED_COLLECTIONS } from './contentList/loadEntries';
import { ContentList } from './contentList/ContentList';
import { SignInDialog, SignInPage } from './session/SignIn';
import { contentListTexts, fill, texts } from './texts';
import { NoticeList } from './ui/NoticeList';
import { findRoot } from '../store/saving/findRoot';
import { splitKey } from '../store/Doc';
import { RETRY_MS } from '../store/saving/requests';

type State = { kind: 'loading' } | { kind: 'notFound' } | { kind: 'failed'; message: string };

/** Handles the URL of a part: opens the page of its root record with the part open. */
function PartPlace({ collection, id, field }: { collection: string; id: string; field: string }) {
  const { person } = useSession();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void findRoot(browser().send, `${collection}/${id}`).then((found) => {
      if (isOver) return;
      if (found.kind === 'found') {
        const whole = splitKey(found.key);
        goTo(recordAddress(whole.collection, whole.id, { part: `${collection}/${id}`, field }), true);
      } else if (found.kind === 'notFound') setState(found);
      else if ('message' in found) setState({ kind: 'failed', message: found.message });
      if (found.kind === 'away') timer = setTimeout(() => setAttempt((number) => number + 1), RETRY_MS);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [collection, id, field, attempt, person?.email]);
  return state.kind === 'notFound' ? <Nowhere isPart /> : <Opening opening={state} />;
}

/** The editing page: the screen of the current URL, or the sign-in. */
export function App() {
  const { person } = useSession();
  const [last, setLast] = useState(person);
  if (person && person !== last) setLast(person);
  const place = usePlace();
  const onSignedOut = useCallback(() => browser().session.expire(readToken()), []);
  useTitle(place, person !== undefined);
  if (!last) return <SignInPage />;
  return (
    <>
      <Content place={place} onSignedOut={onSignedOut} />
      {!person && <SignInDialog email={last.email} />}
      <NoticeList />
    </>
  );
}

function Content({ place, onSignedOut }: { place: Place; onSignedOut: () => void }) {
  // The id of a record that was begun here: it has an address of its own now, and its workspace stays.
  const [born, setBorn] = useState('');
  const begun = place.kind === 'new' ? place.collection : '';
  // After `born` is set: otherwise the new address would open the record again.
  useEffect(() => {
    if (born && begun) goTo(recordAddress(begun, born), true);
  }, [born, begun]);
  // Elsewhere meanwhile: the next visit opens it like any other.
  if (born && place.kind !== 'new' && !(place.kind === 'record' && place.id === born)) setBorn('');
  if (place.kind === 'contentList') return <ContentList wanted={place.wanted} onSignedOut={onSignedOut} />;
  if (place.kind === 'record' && collectionOf(place.collection)?.partOf)
    return <PartPlace key={`${place.collection}/${place.id}`} {...place} />;
  if (place.kind === 'none' || !isListed(place.collection)) return <Nowhere />;
  const isBorn = place.kind === 'new' || place.id === born;
  return (
    <WorkspaceProvider
      key={isBorn ? 'new' : place.id}
      collection={place.collection}
      id={isBorn ? 'new' : place.id}
      fallback={(opening) => <Opening opening={opening} />}
    >
      <RecordScreen spot={place.kind === 'record' ? place : NO_SPOT} onBorn={setBorn} isNew={isBorn} />
    </WorkspaceProvider>
  );
}

const NO_SPOT: Spot = { part: '', field: '' };

const isListed = (collection: string) =>
  (LISTED_COLLECTIONS as readonly string[]).includes(collection) && collectionOf(collection) !== undefined;

/** The document's title of places that have no record. */
function useTitle({ kind }: Place, isIn: boolean): void {
  useEffect(() => {
    if (kind === 'contentList' && isIn)
      document.title = fill(texts.documentTitle, { title: contentListTexts.titleShort });
    else if (kind === 'none') document.title = fill(texts.documentTitle, { title: texts.nowhere.title });
    // A record names its page by itself.
    else if (!isIn) document.title = texts.name;
  }, [kind, isIn]);
}
