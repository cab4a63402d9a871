import type { Graph, Thing } from 'schema-dts';
import { inOneLine } from '../../lib/text/placesLeft';

/** Characters that could end the script element, or that an HTML parser would misread. */
const DANGEROUS = /[<>&\u2028\u2029]/g;

/** Returns JSON that is safe in an HTML page: `</script>` becomes `\u003c/script\u003e`. */
export const jsonForHtml = (value: object): string =>
  JSON.stringify(value).replace(
    DANGEROUS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A page's structured data: schema.org objects that refer to each other by `@id`. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inOneLine(jsonForHtml(graph)) }} />;
}
