/** The field of the search's page. A link to this place of the page puts the focus there, without any script. */
export const SEARCH_FIELD = 'search-field';
