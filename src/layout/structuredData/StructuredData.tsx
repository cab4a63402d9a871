import type { Graph, Thing } from 'schema-dts';
import { inOneLine } from '../../lib/text/inOneLine';
import { jsonForHtml } from './jsonForHtml';

/** A page's structured data: things of schema.org that refer to each other by `@id`. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inOneLine(jsonForHtml(graph)) }} />;
}
