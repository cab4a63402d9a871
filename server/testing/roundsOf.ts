/**
 * The rounds of a test of chance. `npm run test:all` makes a few; `npm run test:stress` sets STRESS=full and makes as many as
 * the promise names.
 */
export const roundsOf = (full: number, few: number): number => (process.env['STRESS'] === 'full' ? full : few);

/** Set by `npm run test:all`. */
export const WHOLE_SUITE = 'TEST_ALL';

/** Whether all of a large corpus is tried: `npm test` tries a sample of it. */
export const isWholeSuite = (): boolean => process.env[WHOLE_SUITE] === '1';
