/** A published record that links to a page. */
export interface LinkingRecord {
  /** Of its page, its menu or the like; a block is part of its page. */
  title: string;
  /** Of its page, without a locale; '' if it has none, as a menu. */
  path: string;
  /** Opens in the dashboard the record that has the link. */
  url: string;
  /** The path that opens it on the editing page. */
  edit: string;
}
