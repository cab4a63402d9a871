import { fill } from '../../texts/language';
import * as controls from '../controls.module.css';
import type { KeptFocus } from '../useKeptFocus';
import { texts } from '../words';
import { useDrop } from './DropZone';
import { FileButton } from './FileButton';
import * as styles from './PictureField.module.css';
import type { PictureParts } from './PictureParts';

/** The picture that is there, or on its way. */
export function PicturePreview({ keepFocus, ...props }: PictureParts & { keepFocus: KeptFocus['keep'] }) {
  const { url, file, upload, choose, chooseFromSite } = props;
  const { isOver, target } = useDrop(choose);
  return (
    <div className={styles.preview} data-over={isOver} {...target}>
      <div className={styles.frame}>
        <img src={upload?.url || url} alt={texts.picture.preview} />
      </div>
      <div className={styles.side}>
        {upload ? <Progress done={upload.done} /> : <span className={controls.note}>{file}</span>}
        <div className={styles.buttons}>
          <FileButton {...props} label={texts.picture.replace} />
          <button type="button" className={controls.quiet} onClick={chooseFromSite}>
            {texts.picture.library}
          </button>
          <button
            type="button"
            className={controls.quiet}
            data-removes
            onClick={(event) => {
              keepFocus(event);
              choose(null);
            }}
          >
            {texts.remove}
          </button>
        </div>
      </div>
    </div>
  );
}

function Progress({ done }: { done: number }) {
  const words = fill(texts.picture.uploading, { percent: Math.round(done * 100) });
  return (
    <div className={styles.progress}>
      <progress value={done} max={1} aria-label={words} />
      <span className={controls.note}>{words}</span>
    </div>
  );
}
