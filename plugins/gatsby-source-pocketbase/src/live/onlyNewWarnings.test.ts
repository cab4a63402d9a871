import type { Reporter } from 'gatsby';
import { onlyNewWarnings } from './onlyNewWarnings';

it('warns of the same only once, and again when it had been mended', () => {
  const said: string[] = [];
  const { reporter, again } = onlyNewWarnings({
    warn: (text: string) => said.push(text),
    info: (text: string) => said.push(text),
  } as unknown as Reporter);
  const round = (...warnings: string[]) => {
    again();
    warnings.forEach((text) => reporter.warn(text));
  };
  round('a', 'b');
  round('a', 'b', 'c');
  round('a');
  round('b');
  reporter.info('others pass');
  expect(said).toEqual(['a', 'b', 'c', 'b', 'others pass']);
});
