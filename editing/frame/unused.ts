/**
 * Replaces packages of which the frame calls nothing: `pocketbase`, because its forms send nothing; `postcss`, with which
 * sanitize-html reads style attributes, which rich texts must not have; `domutils`, with which htmlparser2 reads feeds.
 */
export default class Unused {}
export class BaseAuthStore {}
export class ClientResponseError extends Error {}
