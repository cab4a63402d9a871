import { createPocketBase } from './createPocketBase';

/** The site's own PocketBase, which serves the page too. Import it only from what is loaded lazily, as forms are. */
export const pocketbase = createPocketBase('/');
