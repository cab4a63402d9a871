/**
 * Replaces packages of which the frame calls nothing: `pocketbase`, because its forms send nothing; `postcss`, with which
 * sanitize-html reads style attributes, which rich texts must not have; `domutils`, with which htmlparser2 reads feeds.
 */
export default class Unused {
  /** src/lib/forms/createPocketBase.ts sets up its client when a form is loaded. */
  autoCancellation(): void {}
  send(): Promise<never> {
    return Promise.reject(new Error('The frame sends nothing.'));
  }
}
export class BaseAuthStore {}
export class ClientResponseError extends Error {}
