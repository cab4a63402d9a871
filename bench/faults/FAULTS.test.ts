import { readFileSync } from 'node:fs';
import { FAULTS } from './FAULTS';

it.each(FAULTS.map(({ part, file, from }) => [part, file, from] as const))(
  'the fault of the part "%s" can be put into %s',
  (_, file, from) => expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2),
);
