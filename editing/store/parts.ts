import type { Parts } from '../../src/lib/content/Field';

const PARTS: Readonly<Record<string, readonly Parts[]>> = {
  pages: [{ collection: 'blocks', by: 'page' }],
  blocks: [{ collection: 'block_items', by: 'block' }],
  cases: [{ collection: 'case_figures', by: 'case' }],
  projects: [{ collection: 'project_properties', by: 'project' }],
  menus: [{ collection: 'menu_links', by: 'menu' }],
  reels: [{ collection: 'slides', by: 'reel' }],
  contents: [{ collection: 'content_items', by: 'content' }],
};

/** The collections of a record's parts. */
export const partsOf = (collection: string): readonly Parts[] => PARTS[collection] ?? [];

/** The field that names the record of which a part is a part, and that record's collection. */
export function parentOf(collection: string): { collection: string; by: string } | undefined {
  for (const [parent, parts] of Object.entries(PARTS)) {
    const found = parts.find((part) => part.collection === collection);
    if (found) return { collection: parent, by: found.by };
  }
  return undefined;
}
