/** Addresses of the lists, by the templates of the pages that belong to them. */
const LISTS: Readonly<Record<string, string>> = {
  post: '/blog/',
  'post-list': '/blog/',
  'post-tag': '/blog/',
  project: '/project/',
  'project-list': '/project/',
  workshop: '/workshops/',
  'workshop-list': '/workshops/',
};

/** The list to which a template's pages belong, which the menu marks on all of them. */
export const listAbove = (template: string): string | undefined => LISTS[template];
