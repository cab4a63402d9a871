import { createContext, useContext } from 'react';

/**
 * Address of the page that is being rendered, with its locale's prefix; empty outside of pages. Layout sets it. The
 * built page needs it too, so it can't be read from the window.
 */
export const PathContext = createContext('');

export const usePath = (): string => useContext(PathContext);
