import { RichTextField } from '../../richText/RichTextField';
import { usePickers } from '../pickers/PickersContext';
import { type ControlProps, textOf } from './ControlProps';

/** Texts of many paragraphs. */
const ARTICLES = ['body', 'problem', 'work'];

/** A text with headings, lists, links and pictures. */
export function RichTextControl(props: ControlProps) {
  const { id, labelledBy, describedBy, isInvalid, field, value, onChange, lang = 'en' } = props;
  const { pickLink, pickPicture } = usePickers();
  const choosePicture = async () => {
    const picked = await pickPicture();
    return picked && { src: picked.src, alt: (lang === 'sl' && picked.altSl) || picked.alt };
  };
  return (
    <RichTextField
      {...{ id, labelledBy, isInvalid, lang, onChange, pickLink }}
      {...(describedBy && { describedBy })}
      value={textOf(value)}
      size={ARTICLES.includes(field.name) ? 'article' : 'block'}
      pickPicture={choosePicture}
    />
  );
}
