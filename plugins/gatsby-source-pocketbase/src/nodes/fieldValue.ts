import type { RawRecord } from '../client/listRecords';
import { SourceError } from '../errors';
import { fileKey } from '../files/fileKey';
import type { Typeset } from '../options/Options';
import { MAX_DEPTH } from '../richText/RichTextContext';
import type { Shape, ShapeField } from '../model/Shape';
import type { ParseHtml } from './parseHtml';
import { isEmpty } from './resolveLocale';

/** Whether JSON is nested deeper than a limit; iterative, because a recursive check would exceed the call stack itself. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each).filter((inner) => typeof inner === 'object') : [],
    );
  }
  return false;
}

export interface Reference {
  /** The relation's field. */
  field: string;
  collectionId: string;
  recordId: string;
}

/** A link inside the site that a rich text holds. */
export interface RecordLink {
  /** Field with the text. */
  field: string;
  locale: string;
  /** As written by the editor. */
  href: string;
}

/** The conversion of a record to nodes, and the collected references. */
export interface Mapping {
  record: RawRecord;
  shape: Shape;
  /** The locale of the node. */
  locale: string;
  /** The locale of the field's text: another one if the node's locale has no text. */
  writtenIn: string;
  parseHtml: ParseHtml;
  typeset: Typeset;
  references: Reference[];
  files: Set<string>;
  links: RecordLink[];
  /** Rich texts whose inner elements were left out because they were nested too deep. */
  flattened: Set<string>;
}

const list = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string' && item !== '');

const isoDate = (value: unknown) => (typeof value === 'string' && value ? value.replace(' ', 'T') : null);

function selected({ field, name, enumName }: ShapeField, value: unknown, shape: Shape, record: RawRecord): unknown {
  const values = list(value);
  const stray = values.find((each) => !field.values.includes(each));
  // An enum cannot have a value outside its list, and a required one cannot be empty.
  const isBroken = enumName && (stray ?? (field.required && !field.multiple && !values.length));
  if (isBroken) {
    throw new SourceError('10302', {
      collection: shape.collection.name,
      record: record.id,
      field: name,
      value: JSON.stringify(stray ?? ''),
    });
  }
  return field.multiple ? values : (values[0] ?? (field.required ? '' : null));
}

const geoPoint = (value: unknown) => {
  const { lon = 0, lat = 0 } = (value ?? {}) as { lon?: number; lat?: number };
  return lon || lat ? { lon, lat } : null;
};

/**
 * A field's value on a node. PocketBase stores zero values for empty fields; of types for which a zero is no valid value (text,
 * date, select, relation, file, geo point) it becomes null. A number's 0 may be intended, and stays.
 */
export function fieldValue(shaped: ShapeField, value: unknown, mapping: Mapping): unknown {
  const { field, kind, name, translatedFields } = shaped;
  const { record, shape, locale, writtenIn, references, files, links, flattened } = mapping;
  switch (kind) {
    case 'text':
      if (typeof value !== 'string' || value === '') return field.required ? '' : null;
      // A text without translations is a name or a key.
      return translatedFields.size > 0 ? mapping.typeset(value, writtenIn) : value;
    case 'number':
      return typeof value === 'number' ? value : 0;
    case 'bool':
      return value === true;
    case 'date':
      return isoDate(value);
    case 'json':
      if (isDeeperThan(value, MAX_DEPTH)) throw new Error(`${name} is nested deeper than ${MAX_DEPTH} levels`);
      return value ?? null;
    case 'geo':
      return geoPoint(value);
    case 'select':
      return selected(shaped, value, shape, record);
    case 'relation': {
      const ids = list(value);
      const { collectionId } = shaped.target ?? {};
      if (collectionId) ids.forEach((recordId) => references.push({ field: name, collectionId, recordId }));
      return field.multiple ? ids : (ids[0] ?? null);
    }
    case 'file': {
      const keys = list(value).map((filename) => fileKey(shape.collection.id, record.id, filename));
      keys.forEach((key) => files.add(key));
      return field.multiple ? keys : (keys[0] ?? null);
    }
    case 'richText': {
      if (isEmpty(value) && !field.required) return null;
      const parsed = mapping.parseHtml(typeof value === 'string' ? value : '', writtenIn);
      [...parsed.images, ...parsed.files].forEach((key) => files.add(key));
      parsed.links.forEach((href) => links.push({ field: field.name, locale, href }));
      if (parsed.isFlattened) flattened.add(name);
      return parsed.kept;
    }
  }
}
