/** An id as PocketBase makes it: 15 letters and digits. */
export const newId = (): string => $security.randomStringWithAlphabet(15, 'abcdefghijklmnopqrstuvwxyz0123456789');
