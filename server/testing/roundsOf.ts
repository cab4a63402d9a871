/**
 * The rounds of a test of chance. `npm run test:all` makes a few; `npm run test:stress` sets STRESS=full and makes as many as
 * the promise names.
 */
export const roundsOf = (full: number, few: number): number => (process.env['STRESS'] === 'full' ? full : few);
