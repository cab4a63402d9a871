/** The tree that the content layer parses from an editor's HTML: sanitised, headings with ids. */
export type RichTextNode =
  | { readonly type: 'text'; readonly value: string }
  | {
      readonly type: 'element';
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly RichTextNode[];
    };
