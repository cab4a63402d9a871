import { Problem } from './Problem';

/** A failure of the machine and not of the content: a full disk, a killed process. The same content may work later. */
export class MachineProblem extends Problem {
  override name = 'MachineProblem';
}
