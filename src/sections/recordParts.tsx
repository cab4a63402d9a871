import { textLanguage, type Written } from '../i18n/textLanguage';
import { Picture, type PictureFile } from '../ui/Picture';

type TextProps<Field extends string> = {
  as: 'dt' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'p' | 'summary';
  of: Written & { readonly [field in Field]: string | null };
  field: Field;
  className?: string;
};

/** A text of a record, with its language if it is not the page's; nothing without the text. */
export function RecordText<Field extends string>({ as: Element, of, field, className }: TextProps<Field>) {
  const text = of[field];
  if (!text) return null;
  return (
    <Element className={className} lang={textLanguage(of, field)}>
      {text}
    </Element>
  );
}

type PictureProps = {
  of: Written & {
    readonly image: PictureFile | null;
    readonly image_alt: string | null;
    /** Percent from the left and from above, `30 20`; a picture that is never cut has none. */
    readonly image_focus?: string | null;
  };
  className?: string;
  eager?: boolean | undefined;
};

/** The image of a record, with the language of its alternative text; nothing without an image. */
export const RecordPicture = ({ of, ...rest }: PictureProps) => (
  <Picture file={of.image} alt={of.image_alt} lang={textLanguage(of, 'image_alt')} focus={of.image_focus} {...rest} />
);
