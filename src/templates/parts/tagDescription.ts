/** What search engines show of a description. */
const MOST = 155;

/** Describes a list to search engines by its newest titles, as many as fit whole: "Blog: Law. When not to; Why". */
export function tagDescription(title: string, posts: readonly string[]): string {
  const [first = '', ...rest] = posts;
  return rest.reduce(
    (text, post) => {
      const longer = `${text}; ${post}`;
      return longer.length > MOST ? text : longer;
    },
    first ? `${title}. ${first}` : title,
  );
}
