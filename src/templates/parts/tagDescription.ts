/** The length of a description that search engines show. */
const MOST = 155;

type Post = { readonly title: string; readonly isFallback: boolean };

/**
 * Describes a list to search engines by its newest titles, as many as fit whole: "Blog: Law. When not to; Why". A title that
 * is not translated is no description in the page's language.
 * @param title of the list
 * @param posts newest first
 * @param about what is said of the list where it has no titles
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
