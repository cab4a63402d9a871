import { UserError } from './UserError';

/** A failure of the machine and not of the content: a full disk, a killed process. The same content may work later. */
export class TransientError extends UserError {
  override name = 'TransientError';
}
