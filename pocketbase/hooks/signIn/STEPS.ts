const ROUTE = 'POST /api/collections/{collection}/';

/**
 * The steps by which somebody signs in or gets a new password, by PocketBase's route. `names`: the field that names the
 * account. `isAsking`: its answer is the same whether the account exists or not, so each call counts.
 */
/** A step of signing in that is counted; `names`: the field of the body that names the account. */
export interface SignInStep {
  name: string;
  names?: 'identity' | 'email' | 'otpId';
  /** Requests a mail; its answer takes equally long whether the account exists or not. */
  isAsking?: boolean;
}

const STEPS: Readonly<Record<string, SignInStep>> = {
  [`${ROUTE}auth-with-password`]: { name: 'password', names: 'identity' },
  [`${ROUTE}request-otp`]: { name: 'code asked for', names: 'email', isAsking: true },
  [`${ROUTE}auth-with-otp`]: { name: 'code', names: 'otpId' },
  [`${ROUTE}request-password-reset`]: { name: 'reset asked for', names: 'email', isAsking: true },
  [`${ROUTE}confirm-password-reset`]: { name: 'reset' },
  [`${ROUTE}request-verification`]: { name: 'verification asked for', names: 'email', isAsking: true },
  [`${ROUTE}confirm-email-change`]: { name: 'e-mail change' },
};

/**
 * The step that a request takes.
 * @param pattern of the route
 */
export const stepOf = (pattern: string) => (pattern.startsWith(ROUTE) ? STEPS[pattern] : undefined);
