import { essentialLines } from './gatsbyFailure';

test('shows why a build failed, without what went well', () => {
  const output = [
    ...['success open and validate gatsby-configs - 0.1s', 'warn something', ''],
    ...[
      '\x1b[41m ERROR \x1b[0m #11321  API.NODE.EXECUTION',
      '',
      '"gatsby-source-pocketbase" threw: the CMS is down',
      '',
    ],
    ...['not finished source and transform nodes - 0.2s', 'info done'],
  ].join('\n');
  expect(essentialLines(output)).toBe(
    'ERROR  #11321  API.NODE.EXECUTION\n\n"gatsby-source-pocketbase" threw: the CMS is down',
  );
});

test('falls back to the last lines', () => {
  expect(essentialLines(Array.from({ length: 30 }, (_, i) => `line ${i}`).join('\n'))).toMatch(
    /^line 15\n[^]*line 29$/,
  );
});
