/** The site that the guide is photographed on, and who is seen working in it. */
export interface GuideSite {
  url: string;
  editor: { id: string; email: string; password: string };
  /** The article that the editor has just changed. */
  post: { id: string; path: string };
  /** A draft, and the link by which it is seen. */
  draft: { title: string; path: string; link: string };
}
