import { COLLECTIONS, labelOf } from '../../../src/lib/content/COLLECTIONS';
import type { DraftRecord } from '../../store/types';
import { language } from '../../texts/language';

/** A picture that a record of the site has. */
export interface SitePicture {
  /** Its address, as rich texts name it. */
  src: string;
  /** The file's name, without PocketBase's random end. */
  name: string;
  alt: string;
  altSl: string;
  /** The record that has it. */
  of: string;
}

/** Fields with pictures, by collection. */
const FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(COLLECTIONS).flatMap(([collection, { fields }]) => {
    const pictures = fields.filter(({ kind }) => kind === 'picture').map(({ name }) => name);
    return pictures.length > 0 ? [[collection, pictures] as const] : [];
  }),
);

export const PICTURED: readonly string[] = [...FIELDS.keys()];

/** The address of a record's file. */
export const fileUrl = (collection: string, id: string, file: string): string =>
  `/api/files/${collection}/${id}/${encodeURIComponent(file)}`;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** All pictures of some records. */
export function sitePictures(records: readonly DraftRecord[]): SitePicture[] {
  return records.flatMap(({ collection, id, values }) =>
    (FIELDS.get(collection) ?? []).flatMap((field) => {
      const file = text(values[field]);
      if (!file) return [];
      const [alt, altSl] = [text(values[`${field}_alt`]), text(values[`${field}_alt_sl`])];
      const of = labelOf(collection, values, language);
      return { src: fileUrl(collection, id, file), name: plainName(file), alt, altSl, of };
    }),
  );
}

/** The name of a file before PocketBase added ten random letters: "bridge_a1b2c3d4e5.png" → "bridge.png". */
export const plainName = (file: string): string => file.replace(/_[a-z0-9]{10}(?=\.\w+$)/i, '');
