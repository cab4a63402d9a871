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

/** A site renders a list of these: `tree`. Plain JSON, so that it goes into page data as it is. */
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
  /** Keys of the files that pictures show, in order, each once. */
  images: string[];
  /** Keys of the files that links lead to. */
  files: string[];
  /** Links inside the site as the editor wrote them, each once. Where they lead is known when pages are made. */
  links: string[];
  /** It was nested deeper than MAX_DEPTH: inner elements were left out, their text kept. */
  isFlattened?: true;
}
