import { useCallback, useEffect, useState } from 'react';
import { readToken } from '../../pocketbase/pages/status/session';
import { browser } from '../store/session/browser';
import { useSession } from '../store/hooks';
import { WorkspaceProvider } from '../store/WorkspaceProvider';
import { collectionOf } from '../../src/lib/content/COLLECTIONS';
import { BASE, type Place } from './address/address';
import { PageLink } from './address/PageLink';
import { usePlace } from './address/usePlace';
import { Opening } from './record/Opening';
import { RecordScreen } from './record/RecordScreen';
import { ROOM_NAMES } from './rooms/ROOM_NAMES';
import { Rooms } from './rooms/Rooms';
import { SignInDialog, SignInPage } from './session/SignIn';
import { fill, rooms, texts } from './texts';
import { News } from './ui/News';
import * as styles from './record/Opening.module.css';

/** The editing page: the place of the address, with the sign-in before and above it. */
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
      <News />
    </>
  );
}

function Content({ place, onSignedOut }: { place: Place; onSignedOut: () => void }) {
  // The id of a record that was begun here: it has an address of its own now, and its workspace stays.
  const [born, setBorn] = useState('');
  // Elsewhere meanwhile: the next visit opens it like any other.
  if (born && place.kind !== 'new' && !(place.kind === 'record' && place.id === born)) setBorn('');
  if (place.kind === 'rooms') return <Rooms onSignedOut={onSignedOut} />;
  if (place.kind === 'none' || !isRoom(place.collection)) return <Nowhere />;
  const isBorn = place.kind === 'new' || place.id === born;
  return (
    <WorkspaceProvider
      key={isBorn ? 'new' : place.id}
      collection={place.collection}
      id={isBorn ? 'new' : place.id}
      fallback={(opening) => <Opening opening={opening} nowhere={<Nowhere />} />}
    >
      <RecordScreen block={place.kind === 'record' ? place.block : ''} onBorn={setBorn} isNew={isBorn} />
    </WorkspaceProvider>
  );
}

const isRoom = (collection: string) =>
  (ROOM_NAMES as readonly string[]).includes(collection) && collectionOf(collection) !== undefined;

function Nowhere() {
  return (
    <main className={styles.page}>
      <h1>{texts.nowhere.title}</h1>
      <p>{texts.nowhere.text}</p>
      <p>
        <PageLink href={BASE}>{texts.nowhere.link}</PageLink>
      </p>
    </main>
  );
}

/** The document's title of places that have no record. */
function useTitle({ kind }: Place, isIn: boolean): void {
  useEffect(() => {
    if (kind === 'rooms' && isIn) document.title = fill(texts.documentTitle, { title: rooms.titleShort });
    else if (kind === 'none') document.title = fill(texts.documentTitle, { title: texts.nowhere.title });
    else document.title = texts.name;
  }, [kind, isIn]);
}
