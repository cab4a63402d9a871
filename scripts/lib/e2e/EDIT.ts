/** The edit of the stage `edited`: the article's slug, and its new title. */
export const EDIT = { slug: 'when-not-to-use-ai', title: 'A title that an editor changed' };
