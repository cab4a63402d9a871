import type { RecordNode } from '../../../plugins/gatsby-source-pocketbase/src/model/RecordNode';
import type { Locale } from '../../../src/i18n/locales';
import type { DraftRecord, Key } from '../../store/types';
import type { Drawing } from '../messages';
import { nodeOf } from './nodeOf';
import { shapeOf } from './shapes';
import type { Shape, ShapeField } from '../../../plugins/gatsby-source-pocketbase/src/model/Shape';
import { fileOf } from './fileOf';
import { richTextOf } from './richTexts';

const known = new WeakMap<RecordNode, object>();

function valueOf({ kind, field }: ShapeField, value: unknown): unknown {
  if (kind === 'richText') return typeof value === 'string' ? richTextOf(value) : null;
  if (kind !== 'file') return value;
  const files = [value].flat().flatMap((key) => (typeof key === 'string' ? [fileOf(key)] : []));
  return field.multiple ? files : (files[0] ?? null);
}

/**
 * A node's own fields, as queries return them, the same object for the same node. Relations are left to the caller.
 * The type is that of the query's fragment: the shapes of both come from pb_schema.json.
 */
function queried<Fragment>(node: RecordNode, shape: Shape): Fragment {
  const before = known.get(node);
  if (before) return before as Fragment;
  const { pbId, isFallback, isDraft, borrowed, path = null } = node;
  const fields = shape.fields.map((shaped) => [shaped.name, valueOf(shaped, node[shaped.name])]);
  const made = { id: pbId, isFallback, isDraft, borrowed, path, alternates: [], ...Object.fromEntries(fields) };
  known.set(node, made);
  return made as Fragment;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The editor's order; the id decides between equal numbers, as in a build. */
const inOrder = (a: DraftRecord, b: DraftRecord): number =>
  number(a.values.order) - number(b.values.order) || (a.id < b.id ? -1 : 1);

/** The records of a drawing, in its locale. */
export class Library {
  readonly locale: Locale;
  private readonly byKey: ReadonlyMap<Key, DraftRecord>;
  private readonly byCollection = new Map<string, DraftRecord[]>();

  constructor({ locale, records }: Pick<Drawing, 'locale' | 'records'>) {
    this.locale = locale;
    this.byKey = new Map(records.map((record) => [record.key, record]));
    for (const record of this.byKey.values()) {
      const others = this.byCollection.get(record.collection);
      if (others) others.push(record);
      else this.byCollection.set(record.collection, [record]);
    }
  }

  record(collection: string, id: unknown): DraftRecord | undefined {
    return typeof id === 'string' && id ? this.byKey.get(`${collection}/${id}`) : undefined;
  }

  /** All records of a collection. */
  all(collection: string): readonly DraftRecord[] {
    return this.byCollection.get(collection) ?? [];
  }

  /** The records that belong to a record, in their order. */
  parts(collection: string, by: string, id: string): DraftRecord[] {
    return this.all(collection)
      .filter(({ values }) => values[by] === id)
      .sort(inOrder);
  }

  /** The records of a collection in their order. */
  ordered(collection: string): DraftRecord[] {
    return [...this.all(collection)].sort(inOrder);
  }

  /** The content with a key in a section. */
  content(section: string, key: string): DraftRecord | undefined {
    return this.all('contents').find(({ values }) => values.section === section && values.key === key);
  }

  /** @throws Error with a sentence for developers, if the record cannot be mapped */
  node(record: DraftRecord): RecordNode {
    const node = nodeOf(record, this.locale, this.forced(record));
    if (typeof node === 'string') throw new Error(node);
    return node;
  }

  /** A record's own fields, as queries return them. */
  read<Fragment>(record: DraftRecord): Fragment {
    const shape = shapeOf(record.collection);
    if (!shape) throw new Error(`The site has no ${record.collection}.`);
    return queried<Fragment>(this.node(record), shape);
  }

  /** Several records; one that cannot be mapped is left out. */
  readAll<Fragment>(records: readonly DraftRecord[]): Fragment[] {
    return records.flatMap((record) => {
      try {
        return [this.read<Fragment>(record)];
      } catch {
        return [];
      }
    });
  }

  private forced(record: DraftRecord): string | undefined {
    const rule = shapeOf(record.collection)?.options.forceLocale;
    if (!rule) return undefined;
    const { field, locale, via } = rule;
    const holder = via ? this.record(this.targetOf(record.collection, via), record.values[via]) : record;
    return holder?.values[field] === true ? locale : undefined;
  }

  private targetOf(collection: string, relation: string): string {
    const target = shapeOf(collection)?.fields.find(({ field }) => field.name === relation)?.field.target;
    return [...this.byCollection.keys()].find((name) => shapeOf(name)?.collection.id === target) ?? '';
  }
}
