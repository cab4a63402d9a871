import { createContext, type ReactNode } from 'react';

/** The content of the page's header: on the site a Slice, with the whole menu. */
export const HeaderSlot = createContext<ReactNode>(null);
