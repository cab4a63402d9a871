/**
 * Identity of everything the plugin makes. Gatsby's createNodeId turns these into node ids; they hold neither the server's
 * address nor a position, so that the same record has the same id on every machine.
 */
export const recordKey = (collectionId: string, recordId: string, locale: string) =>
  `pb:${collectionId}:${recordId}:${locale}`;

/** Of the locale-less node that keeps when a record last changed. */
export const stateKey = (collectionId: string, recordId: string) => `pb-record:${collectionId}:${recordId}`;

export const fileNodeKey = (fileKey: string) => `pb-file:${fileKey}`;
