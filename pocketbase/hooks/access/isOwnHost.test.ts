import { ownHosts } from './isOwnHost';

const isOwn = ownHosts({
  siteUrl: 'https://www.modrina.example:8443',
  dashboardUrl: 'https://cms.modrina.example/',
  extraHosts: 'modrina.example, Origin.modrina.example:8090  site',
  bindAddress: '203.0.113.7',
});

test.each([
  ...['www.modrina.example', 'WWW.Modrina.Example', 'www.modrina.example:443', 'www.modrina.example.'],
  ...['cms.modrina.example', 'modrina.example', 'origin.modrina.example:1', 'site:8090'],
  ...['localhost', 'localhost:8090', 'a.localhost', '127.0.0.1:8090', '[::1]:8090', '[::1]'],
  ...['10.0.0.5', '172.16.0.2:8090', '172.31.1.1', '192.168.1.9', '169.254.1.1', '[fd00::1]:8090', '[fe80::1]'],
  '203.0.113.7:8090',
])('%s is own', (host) => {
  expect(isOwn(host)).toBe(true);
});

test.each([
  ...['evil.example', 'www.modrina.example.evil.example', 'evilmodrina.example', 'x.www.modrina.example', ''],
  ...['127.0.0.1.evil.example', '10.evil.example', 'localhost.evil.example', '203.0.113.8', '172.32.0.1', '8.8.8.8:80'],
  ...['[2001:db8::1]', 'www.modrina.example, evil.example', 'www.modrina.example@evil.example', 'evil.example:80:80'],
  ...['constructor', 'fe80', 'fd.evil.example', 'www.modrina.example/x', 'a b'],
])('%j is not', (host) => {
  expect(isOwn(host)).toBe(false);
});

test.each(['', 'http://127.0.0.1:8090', 'http://localhost:8090', 'http://192.168.1.9', 'http://[::1]:8090'])(
  'with the site at %j, which nobody named, every host is right',
  (siteUrl) => expect(ownHosts({ siteUrl })('whatever.example')).toBe(true),
);
