/** The length of a description that search engines show. */
const MOST = 155;

type Post = { readonly title: string; readonly isFallback: boolean };

/**
 * Returns a description of a list for search engines: its newest titles, as many as fit completely: "Blog: Law. When
 * not to; Why". A title without a translation does not count, since the description is in the page's locale.
 * @param title of the list
 * @param posts newest first
 * @param about the description of a list without titles
 */
export function tagDescription(title: string, posts: readonly Post[], about?: string | null): string {
  const titles = posts.filter(({ isFallback }) => !isFallback).map((post) => post.title);
  const [first = about ?? '', ...rest] = titles;
  return rest.reduce(
    (text, post) => {
      const longer = `${text}; ${post}`;
      return longer.length > MOST ? text : longer;
    },
    first ? `${title}. ${first}` : title,
  );
}
