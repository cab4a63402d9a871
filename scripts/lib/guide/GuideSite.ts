/** The site of the guide's screenshots, and the editor who works in it. */
export interface GuideSite {
  url: string;
  editor: { email: string; password: string };
  /** The article that the editor has just changed. */
  post: { id: string; path: string };
  /** A page of several blocks. */
  page: { id: string };
}
