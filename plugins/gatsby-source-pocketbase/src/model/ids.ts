/**
 * Keys of the plugin's nodes, from which Gatsby's createNodeId makes ids. They contain neither the server's URL nor a position, so
 * that the same record has the same id on every machine.
 */
export const recordKey = (collectionId: string, recordId: string, locale: string) =>
  `pb:${collectionId}:${recordId}:${locale}`;

/** Key of the node without a locale that stores a record's state. */
export const stateKey = (collectionId: string, recordId: string) => `pb-record:${collectionId}:${recordId}`;

export const fileNodeKey = (fileKey: string) => `pb-file:${fileKey}`;
