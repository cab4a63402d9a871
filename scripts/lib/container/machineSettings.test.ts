import { mountOptions, settingsOf } from './machineSettings';

test('npm, pip and apt get the machine’s mirrors and certificates', () => {
  expect(settingsOf('https://npm.example/', 'https://pypi.example/simple', true)).toEqual({
    '/usr/local/etc/npmrc': 'registry=https://npm.example/\ncafile=/run/machine/certificates.crt\n',
    '/etc/pip.conf': '[global]\nindex-url=https://pypi.example/simple\ncert=/run/machine/certificates.crt\n',
    '/etc/apt/apt.conf.d/90machine': 'Acquire::https::CAInfo "/run/machine/certificates.crt";\n',
  });
});

test('a machine without settings changes none', () => {
  expect(Object.values(settingsOf('', '', false))).toEqual(['\n', '[global]\n', '\n']);
});

test('the files are read-only in a build', () => {
  expect(mountOptions([{ source: '/a', target: '/b' }])).toEqual(['--volume', '/a:/b:ro']);
});
