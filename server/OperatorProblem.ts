import { Problem } from './Problem';

/** A failure that no retry mends, such as a wrong setting or a damaged database: the command ends with EXIT.operator. */
export class OperatorProblem extends Problem {
  override name = 'OperatorProblem';
}
