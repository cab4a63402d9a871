import type { RawRecord } from '../client/listRecords';
import { SourceError } from '../errors';
import type { LocaleOptions, Typeset } from '../options/Options';
import type { RecordNode } from '../model/RecordNode';
import type { Shape } from '../model/Shape';
import { fieldValue, type Mapping, type RecordLink, type Reference } from './fieldValue';
import { localise, type Localised, type RecordStatus } from './localise';
import type { ParsedHtml, ParseHtml } from './parseHtml';

/**
 * The path of a record's page in one locale, by the site's own function; null if it has none.
 * @throws SourceError with the record, if the function fails or returns no path
 */
function recordPath(record: RawRecord, shape: Shape, { locale, values }: Localised): string | null {
  const { path } = shape.options;
  const fail = (reason: string) =>
    new SourceError('10305', { collection: shape.collection.name, record: record.id, locale, reason });

  let made: unknown;
  try {
    made = path?.({ id: record.id, ...values }, locale);
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error));
  }
  if (made === null || made === undefined) return null;
  if (typeof made !== 'string' || !made.startsWith('/'))
    throw fail(`it gives ${JSON.stringify(made)}, which is no path: one begins with "/"`);
  return made;
}

interface MappedRecord {
  /** Without Gatsby's id and digest. */
  nodes: RecordNode[];
  references: Reference[];
  /** Keys of the record's files. */
  files: string[];
  /** Links inside the site in its texts. */
  links: RecordLink[];
  /** Rich texts whose inner elements were left out because they were nested too deep. */
  flattened: string[];
}

export interface MapContext {
  locales: LocaleOptions;
  parseHtml: ParseHtml;
  typeset?: Typeset | undefined;
}

/** Parses a text only once that several locales show. */
function parseOnce(parse: ParseHtml): ParseHtml {
  const known = new Map<string, ParsedHtml>();
  return (html, locale) => {
    const key = `${locale} ${html}`;
    const parsed = known.get(key) ?? parse(html, locale);
    known.set(key, parsed);
    return parsed;
  };
}

const unique = <T>(items: T[]): T[] => [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];

/** Converts a record to nodes, one for each locale. Pure: the same record, status, options and model give the same nodes. */
export function mapRecord(record: RawRecord, shape: Shape, context: MapContext, status: RecordStatus): MappedRecord {
  const localised = localise(record, shape, context.locales, status);
  const { translations } = status;
  const pbSiblings = translations?.byLocale ?? Object.fromEntries(localised.map(({ locale }) => [locale, record.id]));
  const mapping: Omit<Mapping, 'locale' | 'writtenIn'> = {
    record,
    shape,
    parseHtml: parseOnce(context.parseHtml),
    typeset: context.typeset ?? ((text) => text),
    references: [],
    files: new Set(),
    links: [],
    flattened: new Set(),
  };

  const nodes = localised.map((one): RecordNode => {
    const { locale, isFallback, borrowed, values } = one;
    const node: RecordNode = {
      pbId: record.id,
      locale,
      isFallback,
      borrowed,
      isDraft: status.isDraft,
      pbSiblings,
      ...(translations && { pbGroup: translations.ids }),
      pbLinks: {},
      ...(shape.options.path && { path: recordPath(record, shape, one) }),
    };
    const languages = new Map(borrowed.map(({ field, locale: written }) => [field, written]));
    for (const shaped of shape.fields) {
      // The save time is on the record's state: on the node it would change every locale with every save.
      if (shaped.field.name === shape.stamp) continue;
      const writtenIn = languages.get(shaped.name) ?? locale;
      const value = fieldValue(shaped, values[shaped.field.name], { ...mapping, locale, writtenIn });
      if (shaped.target) node.pbLinks[shaped.field.name] = value;
      else node[shaped.name] = value;
    }
    return node;
  });
  return {
    nodes,
    references: unique(mapping.references),
    files: [...mapping.files],
    links: mapping.links,
    flattened: [...mapping.flattened],
  };
}
