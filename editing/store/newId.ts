const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id as PocketBase takes it: 15 letters and digits. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(15))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
