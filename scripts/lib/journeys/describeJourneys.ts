import type { Counted } from '../../../e2e/support/editing/journey';
import { secondsOf, stepsOf } from '../../../e2e/support/editing/Tally';

/** The headings of the groups, in their order; each is a file of e2e/editing. */
const GROUPS: Readonly<Record<string, string>> = {
  ...{ finding: 'Finding', blocks: 'Blocks', texts: 'Texts', pictures: 'Pictures, links and sharing' },
  ...{ records: 'Other records', publishing: 'Publishing', safety: 'Sessions and failures', wholePage: 'A whole page' },
};

const HEAD = [
  '| journey | by mouse: clicks and fields | seconds | by keyboard: keys | seconds |',
  '| --- | --- | --- | --- | --- |',
];

/** A row for each journey. @throws Error for a journey that was made in one way only */
function rowOf(name: string, counted: readonly Counted[]): string {
  const by = (hand: Counted['hand']) => {
    const found = counted.find((each) => each.name === name && each.hand === hand);
    if (!found) throw new Error(`"${name}" was not made by ${hand}: run all tests of e2e/editing.`);
    return found;
  };
  const [mouse, keyboard] = [by('mouse'), by('keyboard')];
  const seconds = (each: Counted) => Math.max(1, Math.round(secondsOf(each)));
  return `| ${name} | ${mouse.clicks} + ${mouse.fields} = ${stepsOf(mouse)} | ${seconds(mouse)} | ${keyboard.keys} | ${seconds(keyboard)} |`;
}

/** The tables of counted journeys, in Markdown. */
export function describeJourneys(counted: readonly Counted[]): string {
  const tables = Object.entries(GROUPS).flatMap(([group, heading]) => {
    const names = [...new Set(counted.filter((each) => each.group === group).map(({ name }) => name))].toSorted();
    return names.length === 0
      ? []
      : [`## ${heading}`, [...HEAD, ...names.map((name) => rowOf(name, counted))].join('\n')];
  });
  return tables.join('\n\n');
}
