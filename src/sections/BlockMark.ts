import { createContext, useContext } from 'react';

/** The attribute that names the record of a drawn block. */
export type BlockMark = { readonly 'data-key'?: string };

/** Set by the editing page's frame to identify the clicked block; empty on the site. */
export const BlockMarkContext = createContext<BlockMark>({});

/** Attributes of a block's outermost element. */
export const useBlockMark = (): BlockMark => useContext(BlockMarkContext);
