/**
 * Returns the data of a query at the end of the build.
 * @param asked the query, as Gatsby's `graphql` runs it
 * @param what describes the query in an error
 * @throws Error that names it, with Gatsby's own errors as its cause
 */
export async function answerOf<T>(asked: Promise<{ data?: T; errors?: unknown }>, what: string): Promise<T> {
  const { data, errors } = await asked;
  if (!data) throw new Error(`${what} can not be read.`, { cause: errors });
  return data;
}
