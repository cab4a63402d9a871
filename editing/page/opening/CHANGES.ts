/** The part of the status page with all changes, on which what was deleted is brought back. */
export const CHANGES = '/_site/status#changes-part';
