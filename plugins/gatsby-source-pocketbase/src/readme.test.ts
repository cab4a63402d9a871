import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Joi } from 'gatsby-plugin-utils';
import { errorMap } from './errors';
import { optionsSchema } from './options/pluginOptionsSchema';

const readme = readFileSync(path.resolve(__dirname, '../README.md'), 'utf8');

type Described = { keys?: Record<string, Described>; items?: Described[] };

/** Names of all options, those inside others too. */
const namesIn = ({ keys = {}, items = [] }: Described): string[] => [
  ...Object.entries(keys).flatMap(([name, described]) => [name, ...namesIn(described)]),
  ...items.flatMap(namesIn),
];
const options = [...new Set(namesIn(optionsSchema(Joi).describe() as Described))];

it.each(options)('documents the option %s, and shows it in an example', (name) => {
  const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n');
  const prose = readme.replace(/```[\s\S]*?```/g, '');
  expect(prose).toMatch(new RegExp(`[\`{ ]${name}\\b`));
  expect(examples).toMatch(new RegExp(`\\b${name}\\b`));
});

it.each(Object.keys(errorMap))('explains the failure %s', (id) => {
  const rows = [...readme.matchAll(/^\| ([\d, to]+?) +\|/gm)].map(([, cell]) => cell ?? '');
  const isIn = (cell: string) => {
    const [from = '', to] = cell.split(' to ');
    return to ? id >= from && id <= to : cell.split(', ').includes(id);
  };
  expect(rows.some(isIn)).toBe(true);
});
