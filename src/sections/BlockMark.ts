import { createContext, useContext } from 'react';

/** The attribute that names the record of a drawn block. */
export type BlockMark = { readonly 'data-key'?: string };

/** The editing page's frame sets it, to know which block a person pressed. On the site it is empty. */
export const BlockMarkContext = createContext<BlockMark>({});

/** Attributes of a block's outermost element. */
export const useBlockMark = (): BlockMark => useContext(BlockMarkContext);
