/** A piece of writing on a page, with the language that its place says it is in. */
export interface Writing {
  text: string;
  lang: string;
  /** `text`, or the attribute in which it stands. */
  where: string;
  /** It stands in code, which is in no language. */
  isCode: boolean;
}

/** The parts of a page that the audit's rules read beside those that the gate reads. */
export interface PageParts {
  titles: readonly string[];
  descriptions: readonly string[];
  headings: readonly { level: number; text: string; inMain: boolean }[];
  images: readonly { source: string; alt: string | undefined }[];
  links: readonly { href: string; name: string }[];
  writings: readonly Writing[];
  /** Every value of a `lang` attribute. */
  langs: readonly string[];
  /** The template that made it, or empty. */
  template: string;
}
