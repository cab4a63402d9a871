/** An order of the builder to its Gatsby process. */
export type Order = 'full build' | 'build' | 'save';

/** The pages that a build changed. */
export interface BuiltPages {
  /** URL paths, sorted: of rendered pages; of these and of pages that only got other slices; of removed pages. */
  drawn: string[];
  written: string[];
  removed: string[];
}

/** The process's answer: one for each order, unless it ends. */
export type Answer =
  | ({ answer: 'built' } & BuiltPages)
  /** The content cannot be read, or is refused. Nothing was written: the process can take another order. */
  | { answer: 'refused' }
  /** A full build in a new process is needed. */
  | { answer: 'too much'; reason: string }
  | { answer: 'saved'; megabytes: number };
