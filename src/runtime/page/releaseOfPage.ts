import { readServerTiming } from './readServerTiming';

/**
 * The id of the release that a page is of. In the page itself, it would make every page of every release another file.
 * @returns null where no server of the project's answered
 */
export const releaseOfPage = (): string | null => readServerTiming('release') || null;
