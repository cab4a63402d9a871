import { useMemo } from 'react';
import { language } from '../../texts/language';
import * as shared from '../controls.module.css';
import { useAllRecords, useAreLoaded } from '../useAllRecords';
import { texts } from '../words';
import { Modal } from './Modal';
import type { Option } from './Option';
import * as styles from './pickers.module.css';
import { SearchList } from './SearchList';
import { PICTURED, type SitePicture, sitePictures } from './sitePictures';

interface Tile extends Option {
  picture: SitePicture;
}

/** PocketBase makes this size of every file unasked. */
const THUMB = '?thumb=100x100';

/** Asks for one of the pictures that the site's records have. */
export function PictureLibrary({ onEnd }: { onEnd: (picked: SitePicture | null) => void }) {
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
