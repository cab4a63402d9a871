import common from './commonPasswords.txt';
/** Digits of a digest that are kept: enough that no two of 3,000 passwords, and hardly any other, are alike. */
const DIGITS = 12;

/**
 * Refuses a new password that is among the 3,000 most common ones of 8 characters or more, as ASVS 6.2.4 asks. They are kept
 * as the beginnings of SHA-256 digests of their lower case, so that no list of words is in the project (decision 44).
 * @param record of somebody who signs in, as it is to be
 */
export function refuseCommon(record: core.Record) {
  // PocketBase has the text itself only while a new one is being set.
  const password = record.getString('password');
  if (password === '') return;
  const digest = $security.sha256(password.toLowerCase()).slice(0, DIGITS);
  if (!`\n${common}`.includes(`\n${digest}\n`)) return;
  throw new BadRequestError('The password cannot be used.', {
    password: new ValidationError('common_password', 'This is one of the most common passwords. Choose another one.'),
  });
}
