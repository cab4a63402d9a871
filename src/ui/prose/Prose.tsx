import { createElement, Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { RichTextNode } from '../../lib/text/RichText';
import { Link } from '../Link';
import { Picture, type PictureFile } from '../Picture';
import * as styles from './Prose.module.css';
import { prefixIds } from './textIds';

export type ProseText = {
  readonly tree: unknown;
  readonly images?: readonly Stored<PictureFile>[];
  /** Uploaded files that the text links to. */
  readonly files?: readonly Stored<LinkedFile>[];
};

/** A file of PocketBase with the key that the tree uses for it (attribute `data-file`). */
type Stored<File> = { readonly src: string; readonly file: File };
type LinkedFile = { readonly publicURL: string | null };

type Files = { pictures: Map<string, PictureFile>; linked: Map<string, LinkedFile> };
type Element = Extract<RichTextNode, { type: 'element' }>;

const REACT_NAMES: Record<string, string> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  hreflang: 'hrefLang',
};
/** Boolean attributes: React treats an empty value as absent. */
const FLAGS = new Set(['open', 'reversed']);

const attributesOf = ({ attributes }: Element) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [REACT_NAMES[name] ?? name, FLAGS.has(name) || value]),
  );

/** Attributes of the editor that a link keeps; target and relation are set here. */
const linkAttributes = ({ attributes: { title, lang, hreflang } }: Element) => ({ title, lang, hrefLang: hreflang });

function renderNode(node: RichTextNode, key: number, files: Files): ReactNode {
  if (node.type === 'text') return node.value;
  const children = node.children.map((child, i) => renderNode(child, i, files));
  const fileKey = node.attributes['data-file'] ?? '';
  const address = files.linked.get(fileKey)?.publicURL;
  switch (node.tag) {
    case 'a':
      // A file has one URL for all locales, whatever its extension.
      return address ? (
        <a key={key} href={address} {...linkAttributes(node)}>
          {children}
        </a>
      ) : (
        <Link key={key} to={node.attributes.href ?? ''} {...linkAttributes(node)}>
          {children}
        </Link>
      );
    case 'img':
      return <Picture key={key} file={files.pictures.get(fileKey)} alt={node.attributes.alt} />;
    case 'table':
    case 'pre':
      return (
        <ScrollBox key={key} name={nameOf(node)}>
          {createElement(node.tag, attributesOf(node), children)}
        </ScrollBox>
      );
    default:
      // As one argument: about 120,000 children spread into a call exceed the stack. An element without children gets
      // none (<br>).
      return createElement(node.tag, { key, ...attributesOf(node) }, children.length > 0 ? children : undefined);
  }
}

/** A box in which wide content scrolls. The keyboard stops there only where it does; without scripts always. */
function ScrollBox({ name, children }: { name: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={styles.scroll} tabIndex={useFits(box) ? undefined : 0} role="group" aria-label={name}>
      {children}
    </div>
  );
}

/** The first words of a table or a code sample name its scrolling box for a screen reader. */
function nameOf(node: Element): string {
  // Parts of code are adjacent; cells and lines are not.
  const between = node.tag === 'pre' ? '' : ' ';
  const text = (part: RichTextNode): string =>
    part.type === 'text' ? part.value : part.children.map(text).join(between);
  return text(node).trim().replace(/\s+/g, ' ').slice(0, 60);
}

type Props = {
  text: ProseText | null | undefined;
  className?: string;
  /** The text's language if it is not the page's. */
  lang?: string | undefined;
  /** Prefix of the text's ids, which are unique within a text only: for a page that shows several texts of a record. */
  idPrefix?: string;
};

/** Rich text of a record, as React. Links lead to the page in the reader's language. */
export function Prose({ text, className, lang, idPrefix }: Props) {
  if (!text) return null;
  const tree = text.tree as readonly RichTextNode[];
  const nodes = idPrefix ? prefixIds(tree, idPrefix) : tree;
  if (nodes.length === 0) return null;
  const files: Files = {
    pictures: new Map(text.images?.map(({ src, file }) => [src, file])),
    linked: new Map(text.files?.map(({ src, file }) => [src, file])),
  };
  return (
    <div className={[styles.prose, className].filter(Boolean).join(' ')} lang={lang}>
      {nodes.map((node, i) => (
        <Fragment key={i}>{renderNode(node, i, files)}</Fragment>
      ))}
    </div>
  );
}

/** Whether the content of a box is as wide as the box, so that nothing scrolls; false until it is measured. */
export function useFits(box: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setFits(element.scrollWidth <= element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return fits;
}
