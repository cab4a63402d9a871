import { UserError } from './UserError';

/** A failure that no retry mends, such as a wrong setting or a damaged database: the command ends with EXIT.operator. */
export class OperatorError extends UserError {
  override name = 'OperatorError';
}
