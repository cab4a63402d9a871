/** The tree into which the content layer turns an editor's HTML: parsed, sanitised, headings with ids. */
export type RichTextNode =
  | { readonly type: 'text'; readonly value: string }
  | {
      readonly type: 'element';
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly RichTextNode[];
    };
