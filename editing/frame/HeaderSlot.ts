import { createContext, type ReactNode } from 'react';

/** What stands in the header of the page: on the site a Slice, with the whole menu. */
export const HeaderSlot = createContext<ReactNode>(null);
