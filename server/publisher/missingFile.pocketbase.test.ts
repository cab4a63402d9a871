import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuilderSite, startBuilderSite } from '../testing/builderSite';
import { SAMPLE } from '../testing/sampleBuild';

let on: BuilderSite;
beforeAll(async () => {
  on = await startBuilderSite();
});
afterAll(() => on.stop());

const build = async (missingFiles: object[]) => {
  on.gatsby = () => {
    const site = JSON.parse(SAMPLE['site.json'] ?? '') as object;
    return writeFile(path.join(on.data.root, 'public/site.json'), JSON.stringify({ ...site, missingFiles }));
  };
  await on.name(`with ${missingFiles.length} files missing`);
  await on.runOnce(await on.lease('builder'));
  return (await on.builds('live'))[0];
};

test('a missing file is reported in the row of each build, with its record, until it exists again', async () => {
  const missing = { collection: 'posts', record: 'post00000000001', file: 'red.png' };
  const link = expect.stringContaining('/_/#/collections?collection=posts&record=post00000000001');
  for (let builds = 0; builds < 2; builds++) {
    const live = await build([missing]);
    expect(live).toMatchObject({ error: '', error_link: link, warning: link });
    expect(live?.warning).toContain(
      'The file red.png is gone or cannot be shown, and pages are shown without it. Open posts',
    );
  }
  expect(await build([])).toMatchObject({ error_link: '', warning: '' });
});

test('many of them fit into the row', async () => {
  const record = 'post00000000001';
  const files = Array.from({ length: 30 }, (_, at) => ({
    collection: 'posts',
    record,
    file: `${'x'.repeat(200)}${at}`,
  }));
  expect((await build(files))?.warning.length).toBeGreaterThan(4000);
});
