interface RichTextText {
  type: 'text';
  value: string;
}

export interface RichTextElement {
  type: 'element';
  tag: string;
  attributes: Record<string, string>;
  children: RichTextNode[];
}

/** A site renders a list of these: `tree`. Plain JSON, for page data. */
export type RichTextNode = RichTextText | RichTextElement;

export interface Heading {
  id: string;
  text: string;
  level: number;
}

export interface RichText {
  tree: RichTextNode[];
  text: string;
  headings: Heading[];
  wordCount: number;
  minutes: number;
  /** Keys of the images' files, in order, each once. */
  images: string[];
  /** Keys of linked files. */
  files: string[];
  /** Links inside the site as written by the editor, each once. Their targets are resolved when pages are made. */
  links: string[];
  /** Nested deeper than MAX_DEPTH: inner elements were left out, their text kept. */
  isFlattened?: true;
}
