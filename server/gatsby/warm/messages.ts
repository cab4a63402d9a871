/** What the builder asks of its Gatsby process. */
export type Order = 'full build' | 'build' | 'save';

/** Which pages a build left other than it found them. */
export interface BuiltPages {
  /** Addresses of those that were drawn; of those and all that were only given other slices; of those removed. Sorted. */
  drawn: string[];
  written: string[];
  removed: string[];
}

/** What the process answers: one answer for each order, or it ends. */
export type Answer =
  | ({ answer: 'built' } & BuiltPages)
  /** The content can't be read, or is refused. Nothing was written: the next order finds all as it was. */
  | { answer: 'refused' }
  /** Only webpack, in a new process, can make this. */
  | { answer: 'too much'; reason: string }
  | { answer: 'saved'; megabytes: number };
