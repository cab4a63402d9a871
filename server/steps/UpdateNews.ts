/** A publisher's reports to its parent while it brings the release up to date, over node's channel between them. */
export type UpdateNews =
  | { update: 'begun'; step: string }
  | { update: 'going on'; done: number; total: number; what?: string }
  | { update: 'done' }
  /** `isProblem`: in words for the person at the terminal, and not a fault of the program. */
  | { update: 'failed'; message: string; detail: string; isProblem: boolean };
