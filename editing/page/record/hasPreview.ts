/** The collections whose records the frame draws. */
const DRAWN = ['pages', 'posts', 'cases', 'projects', 'workshops'];

/** Whether a record is shown beside its form. */
export const hasPreview = (collection: string): boolean => DRAWN.includes(collection);
