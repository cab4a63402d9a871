import type { RawRecord } from '../client/listRecords';
import { SourceError } from '../errors';
import type { LocaleOptions, Typeset } from '../options/Options';
import type { Shape } from '../model/Shape';
import { fieldValue, type Mapping, type RecordLink, type Reference } from './fieldValue';
import { type Borrowed, localise, type Localised } from './localise';
import type { ParsedHtml, ParseHtml } from './parseHtml';
import type { RecordStatus } from './RecordStatus';

/**
 * Address of a record's page in one locale, as the site's own function makes it; null if it has none.
 * @throws SourceError naming the record, when the function fails or gives no path
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

/** A record in one locale, before Gatsby gives it an id and a digest. */
interface MappedNode {
  pbId: string;
  locale: string;
  isFallback: boolean;
  borrowed: Borrowed[];
  isDraft: boolean;
  /** Id of the record that gives the same thing's node in each locale that has one, itself included. */
  pbSiblings: Record<string, string>;
  /** By records: ids of the record and its translations, in whatever locale. */
  pbGroup?: string[];
  /** Ids that relations hold, by the relation's name in PocketBase: resolvers turn them into nodes. */
  pbLinks: Record<string, unknown>;
  /** Address of its page, if the collection has the option `path`. */
  path?: string | null;
  [field: string]: unknown;
}

interface MappedRecord {
  nodes: MappedNode[];
  references: Reference[];
  /** Keys of the files that the record needs. */
  files: string[];
  /** Links inside the site that its texts hold. */
  links: RecordLink[];
  /** Rich texts whose inner elements were left out, for they were nested too deep. */
  flattened: string[];
}

export interface MapContext {
  locales: LocaleOptions;
  parseHtml: ParseHtml;
  typeset?: Typeset | undefined;
}

/** A text that a locale falls back to is the same text: it is parsed for all of them at once. */
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

/** Record → nodes, one for each locale that has it. Pure: the same record, standing, options and model give the same nodes. */
export function mapRecord(record: RawRecord, shape: Shape, context: MapContext, standing: RecordStatus): MappedRecord {
  const localised = localise(record, shape, context.locales, standing);
  const { translations } = standing;
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

  const nodes = localised.map((one): MappedNode => {
    const { locale, isFallback, borrowed, values } = one;
    const node: MappedNode = {
      pbId: record.id,
      locale,
      isFallback,
      borrowed,
      isDraft: standing.isDraft,
      pbSiblings,
      ...(translations && { pbGroup: translations.ids }),
      pbLinks: {},
      ...(shape.options.path && { path: recordPath(record, shape, one) }),
    };
    const languages = new Map(borrowed.map(({ field, locale: written }) => [field, written]));
    for (const shaped of shape.fields) {
      // The stamp is kept by the record's state: on the node it would make every locale change with every save.
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
