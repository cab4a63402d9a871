import { useMemo, useState } from 'react';
import { useActions, useFaults, useUpload, useValue } from '../../store/hooks';
import * as controls from '../controls.module.css';
import { LanguageColumns } from '../LanguageColumns';
import type { RecordFieldProps } from '../RecordFieldProps';
import { usePickers } from '../pickers/PickersContext';
import { fileUrl, plainName, type SitePicture } from '../pickers/sitePictures';
import { type KeptFocus, useKeptFocus } from '../useKeptFocus';
import { texts } from '../words';
import { DropZone, useDrop } from './DropZone';
import { FocusPoint } from './FocusPoint';
import { pictureFault } from './pictureFault';
import * as styles from './PictureField.module.css';
import { fill } from '../../texts/language';
import { FileButton } from './FileButton';
import type { PictureParts } from './PictureParts';

interface Props extends RecordFieldProps {
  id: string;
  labelId: string;
  helpId: string | undefined;
}

/** A picture: chosen, dropped, or taken from the site; with its text for people who cannot see it. */
export function PictureField({ id, labelId, helpId, ...props }: Props) {
  const { recordKey, collection, field, control } = props;
  const { name } = field;
  const picture = usePicture(recordKey, field);
  const altField = useMemo(() => ({ ...field, name: `${name}_alt`, kind: 'line' as const }), [field, name]);
  const ids = { fault: `${id}-fault`, rules: `${id}-rules`, alt: `${id}-alt`, why: `${id}-why` };
  const describedBy = [helpId, ids.rules, picture.fault && ids.fault].filter(Boolean).join(' ');
  const { box, keep } = useKeptFocus();
  const buttons = { id, labelId, describedBy, ...picture };
  return (
    <div ref={box} className={styles.picture} data-column={name}>
      {picture.file || picture.upload ? <PicturePreview {...buttons} keepFocus={keep} /> : <DropZone {...buttons} />}
      <p className={controls.note} id={ids.rules}>
        {texts.picture.rules}
      </p>
      <p className={controls.fault} id={ids.fault} aria-live="polite" hidden={!picture.fault}>
        {picture.fault}
      </p>
      {picture.fault && (
        <button type="button" className={controls.quiet} onClick={picture.leave}>
          {texts.picture.leave}
        </button>
      )}
      {(picture.file || picture.upload) && (
        <div className={styles.alt} role="group" aria-labelledby={`${labelId} ${ids.alt}`}>
          <span className={controls.label} id={ids.alt}>
            {texts.picture.alt}
          </span>
          <LanguageColumns
            {...{ recordKey, collection, control }}
            field={altField}
            name={altField.name}
            id={`${id}-alt`}
            labelId={ids.alt}
            helpId={ids.why}
          />
          <p className={controls.note} id={ids.why}>
            {texts.picture.why}
          </p>
        </div>
      )}
      {field.isCut && (picture.file || picture.upload) && (
        <FocusPoint recordKey={recordKey} column={`${name}_focus`} src={picture.upload?.url ?? picture.url} />
      )}
    </div>
  );
}

/** The picture of a field, what is wrong with it, and the ways to another one. */
function usePicture(recordKey: RecordFieldProps['recordKey'], field: RecordFieldProps['field']) {
  const { name } = field;
  const { upload, change } = useActions();
  const { pickPicture } = usePickers();
  const value = useValue(recordKey, name);
  const alts = [useValue(recordKey, `${name}_alt`), useValue(recordKey, `${name}_alt_sl`)];
  const refused = useFaults(recordKey)[name];
  const [own, setOwn] = useState<string>();
  const file = typeof value === 'string' ? value : '';
  const [collection = '', id = ''] = recordKey.split('/');
  const choose = (chosen: File | null) => {
    const fault = chosen ? pictureFault(chosen) : undefined;
    setOwn(fault);
    if (fault) return;
    upload(recordKey, name, chosen);
    // The point is one of the earlier picture; the words go with a picture that is removed.
    const emptied = [...(field.isCut ? [`${name}_focus`] : []), ...(chosen ? [] : [`${name}_alt`, `${name}_alt_sl`])];
    if (emptied.length > 0) change(recordKey, Object.fromEntries(emptied.map((column) => [column, ''])));
  };
  const chooseFromSite = async () => {
    const picked = await pickPicture();
    if (!picked) return;
    const copy = await download(picked);
    if (!copy) return setOwn(texts.picture.failed);
    choose(copy);
    // The words for the picture come with it, unless this record has its own.
    if (!alts.some(Boolean)) change(recordKey, { [`${name}_alt`]: picked.alt, [`${name}_alt_sl`]: picked.altSl });
  };
  return {
    file: plainName(file),
    url: file && fileUrl(collection, id, file),
    upload: useUpload(recordKey, name),
    fault: own ?? refused,
    /** Gives the refused file up; the picture that is there stays. */
    leave: () => {
      setOwn(undefined);
      change(recordKey, { [name]: file });
    },
    choose,
    chooseFromSite: () => void chooseFromSite(),
  };
}

/** The file of a picture of the site: each record keeps a file of its own. */
async function download({ src, name }: SitePicture): Promise<File | undefined> {
  try {
    const answer = await fetch(src);
    if (!answer.ok) return undefined;
    const contents = await answer.blob();
    return new File([contents], name, { type: contents.type });
  } catch {
    return undefined;
  }
}

/** The picture that is there, or on its way. */
function PicturePreview({ keepFocus, ...props }: PictureParts & { keepFocus: KeptFocus['keep'] }) {
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
