/**
 * Refuses a request or a write, with a sentence at one of its fields.
 * @throws BadRequestError always
 */
export function refuse(message: string, field: string, code: string, reason: string): never {
  throw new BadRequestError(message, { [field]: new ValidationError(code, reason) });
}
