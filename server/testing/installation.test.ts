import { forgetSettings } from './installation';

it('leaves tests without the settings of a live site', () => {
  const env = {
    ...{ SMTP_HOST: 'mail.example', MAIL_TEAM: 'a@modrina.example', BACKUP_S3_BUCKET: 'live', BUILD_HOOK_URL: 'x' },
    ...{ PB_URL: 'https://cms.example', SITE_URL: 'https://www.example', PREVIEW: '1', BUILD: 'none' },
    ...{
      PATH: '/bin',
      DATA_DIR: '/data',
      POCKETBASE_BIN: '/bin/pb',
      CHROME_PATH: '/bin/chromium',
      BUILD_DAY: '2026-12-01',
    },
  };
  forgetSettings(env);
  expect(Object.keys(env)).toEqual(['PATH', 'DATA_DIR', 'POCKETBASE_BIN', 'CHROME_PATH', 'BUILD_DAY']);
});
