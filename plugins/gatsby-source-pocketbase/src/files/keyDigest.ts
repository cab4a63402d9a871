import { createHash } from 'node:crypto';

/** The name of the folders for a file's derivatives. */
export const keyDigest = (key: string): string => createHash('md5').update(key).digest('hex');
