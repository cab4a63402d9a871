/** The URLs in one part of a page, as paths of the site without query and with fragment. */
export interface LinkSet {
  /** The slice (`header`, `footer`), or empty for the page itself. */
  place: string;
  /** Targets of links. */
  links: readonly string[];
  /** Files that browsers fetch: images, scripts, styles, fonts. */
  assets: readonly string[];
}

/** The parts of a page that the gate checks; they are cached, so that an unchanged page is never parsed again. */
export interface PageFacts {
  lang: string;
  title: string;
  canonical?: string;
  noindex: boolean;
  /** URLs of the page and its alternates, by language. */
  alternates: Readonly<Record<string, string>>;
  /** An h1 without text. */
  emptyHeading: boolean;
  /** URLs of the backend in the page. */
  backend: readonly string[];
  /** Targets of fragments. */
  ids: readonly string[];
  /** The webpack compilation of its scripts. */
  compilation?: string;
  /** Inline scripts and styles, as hashes of a Content-Security-Policy. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Ends with `</html>`. */
  whole: boolean;
  parts: readonly LinkSet[];
}
