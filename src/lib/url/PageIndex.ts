/** Addresses and titles of a language's pages, from which the not-found page suggests the nearest. */
export type PageIndex = readonly (readonly [path: string, title: string])[];

/** Where the build writes the index of a language. */
export const pageIndexPath = (locale: string): string => `/page-index/${locale}.json`;
