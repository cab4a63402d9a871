import type { KindName } from '../../../src/lib/content/KINDS';
import { newId } from '../../store/Doc';
import type { Values } from '../../store/types';

/** The first choice of a list and of a form: without it the block would be empty. */
const FIRST: Partial<Record<KindName, Values>> = { list: { list: 'posts' }, form: { form: 'contact' } };

/** The first values of a new part. @param within the id of the link below which a menu's link is */
export function newPart(collection: string, kind?: KindName, within?: string): Values {
  if (kind) return { kind, ...FIRST[kind] };
  if (collection !== 'menu_links') return {};
  // The name of a link is for programs alone, and must differ from others.
  return { name: `link-${newId().slice(0, 8)}`, parent: within ?? '' };
}
