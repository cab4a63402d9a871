/**
 * Refuses a slug in words that stand below its field.
 */
export function refuse(code: string, message: string) {
  throw new BadRequestError('The slug cannot be used.', { slug: new ValidationError(code, message) });
}
