import { type ReactNode, useMemo, useState } from 'react';
import { type PickedLink, type Pickers as Dialogs, PickersContext } from './PickersContext';
import { PICTURED, type SitePicture, sitePictures } from './sitePictures';
import { language } from '../../texts/language';
import * as shared from '../controls.module.css';
import { useAllRecords, useAreLoaded } from '../useAllRecords';
import { texts } from '../words';
import { Modal } from './Modal';
import type { Option } from './Option';
import * as styles from './pickers.module.css';
import { SearchList } from './SearchList';
import { LINKED, linkTargets, type Target } from './linkTargets';
import { EMAIL } from '../../../src/lib/forms/EMAIL';
import { isSafeLink } from '../../../src/lib/url/isSafeLink';

const PHONE = /^\+?[\d\s()/-]{6,}$/;
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/**
 * The address that a person means: "hello@modrina.example" → "mailto:hello@modrina.example", "modrina.example" →
 * "https://modrina.example".
 * @returns undefined for words that are no address
 */
export function hrefOf(typed: string): string | undefined {
  const text = typed.trim();
  if (!text) return undefined;
  if (/^(?:[/#]|https?:|mailto:|tel:)/i.test(text)) return isSafeLink(text) ? text : undefined;
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^+\d]/g, '')}`;
  return HOST.test(text) ? `https://${text}` : undefined;
}

interface Props {
  current: string;
  onEnd: (picked: PickedLink | null) => void;
}

/** Asks where a link shall lead: to a page of the site, or to an address. */
function LinkPicker({ current, onEnd }: Props) {
  const records = useAllRecords(LINKED);
  const isLoaded = useAreLoaded(LINKED);
  const targets = useMemo(() => linkTargets(records), [records]);
  return (
    <Modal<PickedLink> title={texts.link.title} onEnd={onEnd}>
      {(choose) => (
        <div className={styles.body}>
          <SearchList<Target>
            input={{ 'aria-label': texts.link.search, placeholder: texts.link.search }}
            options={targets}
            initial={current}
            ofText={addressOf}
            onChoose={({ href, titles }) => choose({ href, ...(titles && { titles }) })}
          />
          <p className={shared.note}>{isLoaded ? texts.link.hint : texts.loading}</p>
        </div>
      )}
    </Modal>
  );
}

/** The option of an address that is written in full. */
function addressOf(text: string): Target | undefined {
  const href = hrefOf(text);
  return href ? { id: `own:${href}`, href, name: texts.link.use, note: href } : undefined;
}

interface Tile extends Option {
  picture: SitePicture;
}

/** PocketBase makes this size of every file unasked. */
const THUMB = '?thumb=100x100';

/** Asks for one of the pictures that the site's records have. */
function PictureLibrary({ onEnd }: { onEnd: (picked: SitePicture | null) => void }) {
  const records = useAllRecords(PICTURED);
  const isLoaded = useAreLoaded(PICTURED);
  const tiles = useMemo(() => sitePictures(records).map(tileOf), [records]);
  const note = isLoaded ? (tiles.length === 0 ? texts.pictures.empty : '') : texts.loading;
  return (
    <Modal<SitePicture> title={texts.pictures.title} onEnd={onEnd}>
      {(choose) => (
        <div className={styles.body}>
          <SearchList<Tile>
            input={{ 'aria-label': texts.pictures.search, placeholder: texts.pictures.search }}
            options={tiles}
            isGrid
            onChoose={({ picture }) => choose(picture)}
          />
          {note && <p className={shared.note}>{note}</p>}
        </div>
      )}
    </Modal>
  );
}

function tileOf(picture: SitePicture): Tile {
  const { src, alt, altSl, name, of } = picture;
  const description = (language === 'sl' && altSl) || alt;
  return {
    id: src,
    name: description || name,
    note: of,
    image: src + THUMB,
    words: `${alt} ${altSl} ${name}`,
    picture,
  };
}

type Request =
  | { kind: 'link'; current: string; done: (picked: PickedLink | null) => void }
  | { kind: 'picture'; done: (picked: SitePicture | null) => void };

/** The dialogs for links and pictures: once around all forms of a page. */
export function Pickers({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Request>();
  const dialogs = useMemo<Dialogs>(
    () => ({
      pickLink: (current) => new Promise((done) => setRequest({ kind: 'link', current, done })),
      pickPicture: () => new Promise((done) => setRequest({ kind: 'picture', done })),
    }),
    [],
  );
  const finish = <T,>(done: (picked: T) => void) => {
    return (picked: T) => {
      setRequest(undefined);
      done(picked);
    };
  };
  return (
    <PickersContext.Provider value={dialogs}>
      {children}
      {request?.kind === 'link' && <LinkPicker current={request.current} onEnd={finish(request.done)} />}
      {request?.kind === 'picture' && <PictureLibrary onEnd={finish(request.done)} />}
    </PickersContext.Provider>
  );
}
