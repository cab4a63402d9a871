import { type DragEvent, useState } from 'react';
import * as controls from '../controls.module.css';
import { texts } from '../words';
import { FileButton } from './FileButton';
import * as styles from './PictureField.module.css';
import type { PictureParts } from './PictureParts';

/** The place for a picture that is not there yet. */
export function DropZone(props: PictureParts) {
  const { isOver, target } = useDrop(props.choose);
  return (
    <div className={styles.zone} data-over={isOver} {...target}>
      <span className={controls.note}>{texts.picture.drop}</span>
      <FileButton {...props} label={texts.picture.choose} />
      <button type="button" className={controls.quiet} onClick={props.chooseFromSite}>
        {texts.picture.library}
      </button>
    </div>
  );
}

/** Takes a file that is dropped. */
export function useDrop(choose: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      setOver(false);
      choose(file);
    },
  };
  return { isOver, target };
}
