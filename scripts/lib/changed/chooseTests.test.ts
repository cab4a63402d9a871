import { chooseTests, reach } from './chooseTests';

const importers = new Map([
  ['src/lib/a.ts', ['src/lib/a.test.ts', 'src/ui/B.tsx']],
  ['src/ui/B.tsx', ['src/ui/B.test.tsx', 'server/c.ts']],
  ['server/c.ts', ['server/c.pocketbase.test.ts', 'server/long.pocketbase.test.ts', 'server/c.ts']],
  ['server/long.pocketbase.test.ts', []],
]);

test('a change reaches every direct and indirect importer, once', () => {
  const reached = reach(['src/lib/a.ts'], importers);
  expect(reached.get('src/lib/a.test.ts')).toBe(1);
  expect(reached.get('server/c.pocketbase.test.ts')).toBe(3);
  expect([...reached.keys()]).toHaveLength(7);
});

test('a changed test is run itself', () => {
  const changed = ['server/c.pocketbase.test.ts'];
  expect(chooseTests(reach(changed, new Map()), 60, {})).toEqual({ quick: [], served: changed, left: [] });
});

test('tests with a PocketBase are left out when their time is used up, the farthest first', () => {
  const reached = new Map([...reach(['src/lib/a.ts'], importers), ['x.slow.pocketbase.test.ts', 1]]);
  expect(chooseTests(reached, 60, { 'server/long.pocketbase.test.ts': 58 })).toEqual({
    quick: ['src/lib/a.test.ts', 'src/ui/B.test.tsx'],
    served: ['server/c.pocketbase.test.ts'],
    left: ['server/long.pocketbase.test.ts'],
  });
});
