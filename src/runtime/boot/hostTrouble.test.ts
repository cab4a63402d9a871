import { hostTrouble } from './hostTrouble';

test.each([
  ['https://www.modrina.example', 'www.modrina.example'],
  ['https://www.modrina.example', '127.0.0.1:8090'],
  ['https://www.modrina.example', 'localhost:8000'],
  ['https://www.modrina.example', '[::1]:8090'],
  ['http://127.0.0.1:8090', '127.0.0.1:8391'],
  ['http://intranet:8080', 'intranet:8080'],
])('%s may be seen at %s', (siteUrl, host) => {
  expect(hostTrouble(siteUrl, host)).toBeNull();
});

test('a SITE_URL that was not set is a warning', () => {
  expect(hostTrouble('http://127.0.0.1:8090', 'www.modrina.example')).toEqual({
    level: 'warn',
    message: 'SITE_URL was not set when this site was built: its links name http://127.0.0.1:8090.',
  });
});

test.each(['modrina.example', 'www.modrina.example:8443', 'localhost.evil.example'])(
  'another host, %s, is an error',
  (host) => {
    expect(hostTrouble('https://www.modrina.example', host)).toEqual({
      level: 'error',
      message: `This site was built for www.modrina.example and is seen at ${host}: check SITE_URL.`,
    });
  },
);
