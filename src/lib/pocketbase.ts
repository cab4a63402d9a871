import PocketBase, { BaseAuthStore } from 'pocketbase';

/** The site's own PocketBase. Nobody signs in to the site, so the client keeps nothing in the visitor's browser. */
export const pocketbase = new PocketBase('/', new BaseAuthStore());
