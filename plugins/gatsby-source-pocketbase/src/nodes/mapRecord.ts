import type { RawRecord } from '../client/listRecords';
import type { LocaleOptions } from '../options/Options';
import { parseRichText, type RichTextContext } from '../richText/parseRichText';
import type { RichText } from '../richText/RichText';
import type { Shape } from '../schema/Shape';
import { fieldValue, type Mapping, type Reference } from './fieldValue';
import { localise } from './localise';

/** A record in one locale, before Gatsby gives it an id and a digest. */
export interface MappedNode {
  pbId: string;
  locale: string;
  isFallback: boolean;
  /** Ids that relations hold, by the relation's name in PocketBase: resolvers turn them into nodes. */
  pbLinks: Record<string, unknown>;
  [field: string]: unknown;
}

export interface MappedRecord {
  nodes: MappedNode[];
  references: Reference[];
  /** Keys of the files that the record needs. */
  files: string[];
}

export interface MapContext {
  locales: LocaleOptions;
  richText: RichTextContext;
}

/** A text that a locale falls back to is the same text: it is parsed for all of them at once. */
function parseOnce(context: RichTextContext): (html: string) => RichText {
  const known = new Map<string, RichText>();
  return (html) => {
    const parsed = known.get(html) ?? parseRichText(html, context);
    known.set(html, parsed);
    return parsed;
  };
}

/**
 * Record → nodes, one for each locale. Pure: the same record, options and model give the same nodes.
 * @param forced locale whose values are shown in every locale
 */
export function mapRecord(record: RawRecord, shape: Shape, context: MapContext, forced?: string): MappedRecord {
  const mapping: Mapping = {
    record,
    shape,
    parseHtml: parseOnce(context.richText),
    references: [],
    files: new Set(),
  };
  const nodes = context.locales.list.map((locale): MappedNode => {
    const { values, isFallback } = localise(record, shape, locale, context.locales, forced);
    const node: MappedNode = { pbId: record.id, locale, isFallback, pbLinks: {} };
    for (const shaped of shape.fields) {
      // The stamp is kept by the record's state: on the node it would make every locale change with every save.
      if (shaped.field.name === shape.stamp) continue;
      const value = fieldValue(shaped, values[shaped.field.name], mapping);
      if (shaped.target) node.pbLinks[shaped.field.name] = value;
      else node[shaped.name] = value;
    }
    return node;
  });
  const unique = new Map(mapping.references.map((reference) => [JSON.stringify(reference), reference]));
  return { nodes, references: [...unique.values()], files: [...mapping.files] };
}
