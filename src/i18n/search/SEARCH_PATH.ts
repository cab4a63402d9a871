/** The search as a page of its own, written for no language in particular; `?q=` says what to look for. */
export const SEARCH_PATH = '/search/';
