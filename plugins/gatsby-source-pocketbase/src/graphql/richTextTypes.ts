import type { NodePluginSchema } from 'gatsby';
import type { Context, CreateNodeId } from '../model/RecordNode';
import { fileNode } from './resolvers';
import { type LinkTargets, treeResolver } from './treeResolver';
import { excerptOf } from '../richText/plainText';
import type { Heading, RichText } from '../richText/RichText';

export interface TocEntry extends Heading {
  items: TocEntry[];
}

/** Headings as a tree: each under the last one of a higher level, also if levels are skipped. */
export function tableOfContents(headings: readonly Heading[]): TocEntry[] {
  const top: TocEntry[] = [];
  const open: TocEntry[] = [];
  for (const { id, text, level } of headings) {
    const entry: TocEntry = { id, text, level, items: [] };
    while (open.length && (open[open.length - 1]?.level ?? 0) >= level) open.pop();
    (open[open.length - 1]?.items ?? top).push(entry);
    open.push(entry);
  }
  return top;
}

/** Files by key, without missing ones. */
const filesOf =
  (list: 'images' | 'files', createNodeId: CreateNodeId) => (source: RichText, _args: object, context: Context) =>
    source[list].flatMap((key) => {
      const file = fileNode(key, context, createNodeId);
      return file ? [{ src: key, file }] : [];
    });

/**
 * Types of a parsed text.
 * @param targets of its links
 */
export const richTextTypes = (schema: NodePluginSchema, createNodeId: CreateNodeId, targets: LinkTargets) => [
  schema.buildObjectType({
    name: 'PbHeading',
    extensions: { infer: false },
    fields: { id: 'String!', text: 'String!', level: 'Int!' },
  }),
  schema.buildObjectType({
    name: 'PbTocEntry',
    description: 'A heading with those below it.',
    extensions: { infer: false },
    fields: { id: 'String!', text: 'String!', level: 'Int!', items: '[PbTocEntry!]!' },
  }),
  schema.buildObjectType({
    name: 'PbRichTextFile',
    extensions: { infer: false },
    fields: {
      src: { type: 'String!', description: 'Value of data-file on the element in the tree.' },
      file: 'PbFile!',
    },
  }),
  schema.buildObjectType({
    name: 'PbRichText',
    description: 'HTML of an editor, parsed and sanitised at build time.',
    extensions: { infer: false },
    fields: {
      tree: {
        type: 'JSON!',
        description:
          'A list of { type: "element", tag, attributes, children } and { type: "text", value }. Links inside the site lead to the pages of the record’s locale; code is marked by the classes of highlight.js.',
        resolve: treeResolver(targets, createNodeId),
      },
      text: { type: 'String!', description: 'Without markup, on one line.' },
      excerpt: {
        type: 'String!',
        args: { length: { type: 'Int', defaultValue: 160 } },
        resolve: (source: RichText, { length }: { length: number }) => excerptOf(source.text, length),
      },
      headings: { type: '[PbHeading!]!', description: 'In the order of the text, h1 as h2.' },
      tableOfContents: {
        type: '[PbTocEntry!]!',
        description: 'The headings, each under the one that it belongs to.',
        resolve: ({ headings }: RichText) => tableOfContents(headings),
      },
      wordCount: 'Int!',
      minutes: { type: 'Int!', description: 'Reading time at 200 words a minute.' },
      images: { type: '[PbRichTextFile!]!', resolve: filesOf('images', createNodeId) },
      files: { type: '[PbRichTextFile!]!', resolve: filesOf('files', createNodeId) },
    },
  }),
];
