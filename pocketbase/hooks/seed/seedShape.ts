/** A record of pocketbase/seed: fields, lists of parts, `_key` where no field names it. */
export type SeedRecord = Record<string, unknown>;

/** A record to save; `where` names it in an error. */
export interface SeedRow {
  collection: string;
  where: string;
  values: Record<string, unknown>;
  files: Record<string, string[]>;
}

export interface SeedField {
  name: string;
  type: string;
  /** The collection of a relation. */
  target?: string;
}

/** The files of the seed, and the digest that makes ids of keys. */
export interface SeedFiles {
  sha256(text: string): string;
  /** Undefined: there is no such file. */
  readText(file: string): string | undefined;
  hasFile(file: string): boolean;
}

export interface List {
  collection: string;
  field: string;
  /** A field that the parts copy from their parent. */
  inherit?: string;
}

/** Collections of the seed in the order in which they are written: the targets of relations first. */
export const COLLECTIONS = [
  'tags',
  'contents',
  'menus',
  'reels',
  'pages',
  'posts',
  'cases',
  'projects',
  'workshops',
  'redirects',
  'gone',
];

/** Lists inside a record: the collection of their records, and the field for the parent. */
export const LISTS: Readonly<Record<string, Readonly<Record<string, List>>>> = {
  pages: { blocks: { collection: 'blocks', field: 'page' } },
  blocks: { items: { collection: 'block_items', field: 'block' } },
  contents: { items: { collection: 'content_items', field: 'content' } },
  menus: { links: { collection: 'menu_links', field: 'menu' } },
  // A link below a link belongs to the same menu.
  menu_links: { children: { collection: 'menu_links', field: 'parent', inherit: 'menu' } },
  reels: { slides: { collection: 'slides', field: 'reel' } },
  cases: { figures: { collection: 'case_figures', field: 'case' } },
  projects: { properties: { collection: 'project_properties', field: 'project' } },
};

/** The key by which other records of the seed refer to a record. */
export function keyOf(collection: string, record: SeedRecord): string | undefined {
  const { _key, section, key, slug, from } = record as Record<string, string | undefined>;
  if (_key) return _key;
  if (collection === 'contents') return section && key ? `${section}/${key}` : undefined;
  return slug || key || from;
}
