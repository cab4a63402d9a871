import { UserError } from './UserError';

/** A failure that no retry mends, such as a wrong setting or a damaged database: the command ends with EXIT.operator. */
export class OperatorError extends UserError {
  override name = 'OperatorError';
}

/** A failure of the machine and not of the content: a full disk, a killed process. The same content may work later. */
export class TransientError extends UserError {
  override name = 'TransientError';
}
