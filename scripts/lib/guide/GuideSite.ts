/** The site of the guide's screenshots, and the editor who works in it. */
export interface GuideSite {
  url: string;
  editor: { id: string; email: string; password: string };
  /** The article that the editor has just changed. */
  post: { id: string; path: string };
  /** A draft, and its preview link. */
  draft: { title: string; path: string; link: string };
}
