import type { Graph, Thing } from 'schema-dts';
import { inOneLine } from '../../lib/text/placesLeft';

/** Characters that could end the script with the JSON, or that an HTML parser would misread. */
const DANGEROUS = /[<>&\u2028\u2029]/g;

/** JSON that may stand in an HTML page whatever its texts hold: `</script>` becomes `\u003c/script\u003e`. */
export const jsonForHtml = (value: object): string =>
  JSON.stringify(value).replace(
    DANGEROUS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A page's structured data: things of schema.org that refer to each other by `@id`. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inOneLine(jsonForHtml(graph)) }} />;
}
