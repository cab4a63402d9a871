/** A text on a page, with the language declared for its element. */
export interface PageText {
  text: string;
  lang: string;
  /** `text`, or the attribute that contains it. */
  where: string;
  /** It is code, which has no language. */
  isCode: boolean;
}

/** The parts of a page that the audit's rules read in addition to the gate's facts. */
export interface PageParts {
  titles: readonly string[];
  descriptions: readonly string[];
  headings: readonly { level: number; text: string; inMain: boolean }[];
  images: readonly { source: string; alt: string | undefined }[];
  links: readonly { href: string; name: string }[];
  texts: readonly PageText[];
  /** Every value of a `lang` attribute. */
  langs: readonly string[];
  /** The page's template, or empty. */
  template: string;
}
