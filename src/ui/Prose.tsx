import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from './Link';
import { Picture, type PictureFile } from './Picture';
import * as styles from './Prose.module.css';
import type { RichTextNode } from './RichText';

export type ProseText = {
  readonly tree: unknown;
  readonly images?: readonly StoredFile[];
  /** Uploaded files that the text links to. */
  readonly files?: readonly StoredFile[];
};

/** A file of PocketBase with the key by which the tree names it (attribute `data-file`). */
type StoredFile = { readonly src: string; readonly file: PictureFile };

type Files = Map<string, PictureFile>;
type Element = Extract<RichTextNode, { type: 'element' }>;

const REACT_NAMES: Record<string, string> = { class: 'className', colspan: 'colSpan', rowspan: 'rowSpan' };

const attributesOf = ({ attributes }: Element) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [REACT_NAMES[name] ?? name, value]));

function renderNode(node: RichTextNode, key: number, files: Files): ReactNode {
  if (node.type === 'text') return node.value;
  const children = node.children.map((child, i) => renderNode(child, i, files));
  const fileKey = node.attributes['data-file'] ?? '';
  switch (node.tag) {
    case 'a':
      return (
        <Link key={key} to={files.get(fileKey)?.publicURL ?? node.attributes.href ?? ''}>
          {children}
        </Link>
      );
    case 'img':
      return <Picture key={key} file={files.get(fileKey)} alt={node.attributes.alt} />;
    case 'table':
    case 'pre':
      // Wide content scrolls inside its own box; a box that scrolls must be reachable by keyboard.
      return (
        <div key={key} className={styles.scroll} tabIndex={0} role="group" aria-label={nameOf(node)}>
          {createElement(node.tag, attributesOf(node), ...children)}
        </div>
      );
    default:
      return createElement(node.tag, { key, ...attributesOf(node) }, ...children);
  }
}

/** The first words of a table or a code sample name its scrolling box for a screen reader. */
function nameOf(node: RichTextNode): string {
  const text = (part: RichTextNode): string => (part.type === 'text' ? part.value : part.children.map(text).join(' '));
  return text(node).trim().replace(/\s+/g, ' ').slice(0, 60);
}

/** Rich text of a record, as React. Links lead to the page in the reader's language. */
export function Prose({ text, className }: { text: ProseText | null | undefined; className?: string }) {
  if (!text) return null;
  const nodes = text.tree as readonly RichTextNode[];
  if (nodes.length === 0) return null;
  const files: Files = new Map(text.images?.map(({ src, file }) => [src, file]));
  return (
    <div className={[styles.prose, className].filter(Boolean).join(' ')}>
      {nodes.map((node, i) => (
        <Fragment key={i}>{renderNode(node, i, files)}</Fragment>
      ))}
    </div>
  );
}
