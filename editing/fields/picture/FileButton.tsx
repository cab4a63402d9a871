import { useRef } from 'react';
import * as controls from '../controls.module.css';
import { PICTURE_TYPES } from './pictureFault';
import type { PictureParts } from './PictureParts';

/** A button that opens the files of the computer. */
export function FileButton({ id, labelId, describedBy, choose, label }: PictureParts & { label: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        id={id}
        className={controls.button}
        aria-labelledby={`${id} ${labelId}`}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again, after it was mended.
          target.value = '';
          if (file) choose(file);
        }}
      />
    </>
  );
}
