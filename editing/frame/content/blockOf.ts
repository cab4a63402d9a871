import type { Block } from '../../../src/sections/Band';
import type { DraftRecord } from '../../store/types';
import type { Library } from './Library';
import { listOf } from './lists';

type Own = Omit<Block, 'items' | 'reel' | keyof ReturnType<typeof listOf> | keyof ReturnType<typeof contentsOf>> & {
  readonly list: string | null;
};

/** The contents of other sections that some blocks show (src/gatsby/schema/blockContent.ts). */
function contentsOf(library: Library, { kind, form }: Pick<Block, 'kind' | 'form'>) {
  const content = <Fragment>(section: string, key: string, isShown: boolean): Fragment | null => {
    const record = isShown ? library.content(section, key) : undefined;
    if (!record) return null;
    const items = library.readAll(library.parts('content_items', 'content', record.id));
    return { ...library.read<object>(record), items } as Fragment;
  };
  const isForm = kind === 'form';
  const isVoucher = isForm && form === 'voucher';
  return {
    packages: content<NonNullable<Block['packages']>>('page-voucher', 'packages', kind === 'packages'),
    voucherForm: content<NonNullable<Block['voucherForm']>>('page-voucher', 'voucher-form', isVoucher),
    voucherPackages: content<NonNullable<Block['voucherPackages']>>('page-voucher', 'packages', isVoucher),
    site: content<NonNullable<Block['site']>>('misc', 'site', isForm),
    booking: content<NonNullable<Block['booking']>>('misc', 'booking', isForm),
  };
}

/**
 * A block with all that a page's query returns for it.
 * @throws Error with a sentence for developers, if its record cannot be mapped
 */
export function blockOf(library: Library, record: DraftRecord): Block {
  const own = library.read<Own>(record);
  const reel = library.record('reels', record.values.reel);
  return {
    ...own,
    items: library.readAll(library.parts('block_items', 'block', record.id)),
    reel: reel ? { slides: library.readAll(library.parts('slides', 'reel', reel.id)) } : null,
    ...listOf(library, own.kind === 'list' ? own.list : null),
    ...contentsOf(library, own),
  };
}
