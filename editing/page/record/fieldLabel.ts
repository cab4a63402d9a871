/** The name of a field in the reader's language. @param name of a column, also a Slovenian one */
export const fieldLabel = (_collection: string, name: string): string => name;
