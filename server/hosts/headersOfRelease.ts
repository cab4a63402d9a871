import headers from '../../pocketbase/hooks/headers/headers.json';

const PAGE: Readonly<Record<string, string>> = headers.page;

/**
 * The headers that a host takes from the release, each with its value; '' is not said.
 * @param said what the build says; a release of before there was a policy says none, and its pages are held to a wide one
 */
export const headersOfRelease = (said: Readonly<Record<string, string>>): [name: string, value: string][] =>
  [...headers.pageOfRelease, ...headers.everyOfRelease].map((name) => [name, said[name] ?? PAGE[name] ?? '']);
