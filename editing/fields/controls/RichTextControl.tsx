import { lazy, Suspense } from 'react';
import type { RichTextField as Editor } from '../../richText/RichTextField';
import { RETRY_MS } from '../../store/saving/requests';
import * as shared from '../controls.module.css';
import { usePickers } from '../pickers/PickersContext';
import { texts } from '../words';
import { type ControlProps, textOf } from './ControlProps';
import * as styles from './controlParts.module.css';

/** Loads the editor of rich texts: ProseMirror is two fifths of the page's scripts. Retries while the server is away. */
export async function loadRichText(): Promise<{ default: typeof Editor }> {
  for (;;) {
    const module = await import('../../richText/RichTextField').catch(() => undefined);
    if (module) return { default: module.RichTextField };
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

const RichTextField = lazy(loadRichText);

/** Texts of many paragraphs. */
const ARTICLES = ['body', 'problem', 'work'];

/** A text with headings, lists, links and pictures. */
export function RichTextControl(props: ControlProps) {
  const { id, labelledBy, describedBy, isInvalid, field, value, onChange, lang = 'en' } = props;
  const { pickLink, pickPicture } = usePickers();
  const chooseLink = async (current: string) => {
    const picked = await pickLink(current);
    const words = picked?.titles?.[lang];
    return picked && { href: picked.href, ...(words && { words }) };
  };
  const choosePicture = async () => {
    const picked = await pickPicture();
    return picked && { src: picked.src, alt: (lang === 'sl' && picked.altSl) || picked.alt };
  };
  const size = ARTICLES.includes(field.name) ? 'article' : 'block';
  return (
    <Suspense fallback={<p className={`${shared.note} ${styles.waits}`}>{texts.loading}</p>}>
      <RichTextField
        {...{ id, labelledBy, isInvalid, lang, onChange, size }}
        {...(describedBy && { describedBy })}
        value={textOf(value)}
        pickLink={chooseLink}
        pickPicture={choosePicture}
      />
    </Suspense>
  );
}
