/** An order of the builder to its Gatsby process. */
export type Order = 'full build' | 'build' | 'save';

/** The pages that a build changed. */
export interface BuiltPages {
  /** Addresses of those that were drawn; of those and all that were only given other slices; of those removed. Sorted. */
  drawn: string[];
  written: string[];
  removed: string[];
}

/** The process's answer: one for each order, unless it ends. */
export type Answer =
  | ({ answer: 'built' } & BuiltPages)
  /** The content can't be read, or is refused. Nothing was written: the next order finds all as it was. */
  | { answer: 'refused' }
  /** Only webpack, in a new process, can make this. */
  | { answer: 'too much'; reason: string }
  | { answer: 'saved'; megabytes: number };
