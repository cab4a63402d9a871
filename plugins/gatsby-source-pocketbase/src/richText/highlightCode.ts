import hljs from 'highlight.js/lib/common';
import dart from 'highlight.js/lib/languages/dart';
import elixir from 'highlight.js/lib/languages/elixir';
import haskell from 'highlight.js/lib/languages/haskell';
import julia from 'highlight.js/lib/languages/julia';
import scala from 'highlight.js/lib/languages/scala';
import type { RichTextElement, RichTextNode } from './RichText';
import { inlineTree } from './toTree';

// Languages of PocketBase's editor beside the common ones.
Object.entries({ dart, elixir, haskell, julia, scala }).forEach(([name, language]) =>
  hljs.registerLanguage(name, language),
);

/** The editor's language names that differ from highlight.js's. A map: an object also has `constructor` and similar properties. */
const EDITOR_NAMES: ReadonlyMap<string, string> = new Map([['markup', 'xml']]);

function languageOf({ attributes }: RichTextElement): string | undefined {
  const named = /(?:^|\s)language-(\S+)/.exec(attributes.class ?? '')?.[1]?.toLowerCase();
  return named && (EDITOR_NAMES.get(named) ?? named);
}

/** The text of a sample; undefined if it contains other elements, e.g. a link, which highlighting would remove. */
function sourceOf(nodes: RichTextNode[]): string | undefined {
  let source = '';
  for (const node of nodes) {
    if (node.type === 'text') source += node.value;
    else if (node.tag === 'br') source += '\n';
    else if (node.tag === 'span' && !Object.keys(node.attributes).length) {
      const inner = sourceOf(node.children);
      if (inner === undefined) return undefined;
      source += inner;
    } else return undefined;
  }
  return source;
}

/**
 * Marks the parts of a code sample with highlight.js's classes (`hljs-keyword`) at build time. The editor's
 * `<pre class="language-ts"><code>` contains the language; without a known language the sample stays as it is.
 */
export function highlightCode(pre: RichTextElement): RichTextElement {
  const [first, ...others] = pre.children;
  const code = first?.type === 'element' && first.tag === 'code' && !others.length ? first : undefined;
  const language = languageOf(pre) ?? (code && languageOf(code));
  const source = sourceOf((code ?? pre).children);
  if (!language || !source || !hljs.getLanguage(language)) return pre;

  const { value } = hljs.highlight(source, { language, ignoreIllegals: true });
  const children = inlineTree(value);
  return { ...pre, children: code ? [{ ...code, children }] : children };
}
