/** The properties of the field of a rich text. */
export interface RichTextFieldProps {
  id: string;
  labelledBy: string;
  describedBy?: string;
  isInvalid?: boolean;
  /** HTML as PocketBase stores it. */
  value: string;
  onChange(html: string): void;
  /** The language of the text. */
  lang: 'en' | 'sl';
  /** The text of an article has at least eight lines, that of a block three. */
  size?: 'article' | 'block';
  /**
   * Opens the picker of pages and articles; null if the person went back. Without it the field asks for an address.
   * @returns the address, and the words of a link that is inserted without any: the title of a page
   */
  pickLink?(current: string): Promise<{ href: string; words?: string } | null>;
  /** Opens the library of pictures. Without it the field asks for an address. */
  pickPicture?(): Promise<{ src: string; alt: string } | null>;
}
