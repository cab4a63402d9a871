import { addCommand, routerAdd } from '../register';
import { COLLECTIONS, exportSubmissions } from './exportSubmissions';

// Submissions as CSV, for superusers: /_site/export/form_messages.csv, /_site/export/messages.csv; with ?separator=; for
// spreadsheets of countries with a decimal comma.
routerAdd(
  'GET',
  '/_site/export/{file}',
  (e) => {
    const file = e.request.pathValue('file');
    const name = COLLECTIONS.find((collection) => file === `${collection}.csv`);
    if (!name) throw new NotFoundError();
    const separator = e.request.url.query().get('separator') || ',';
    if (![',', ';'].includes(separator)) throw new BadRequestError('The separator may be , or ;');

    e.response.header().set('Cache-Control', 'no-store');
    e.response.header().set('Content-Disposition', `attachment; filename="${file}"`);
    return e.blob(200, 'text/csv; charset=utf-8', exportSubmissions($app, name, separator));
  },
  $apis.requireSuperuserAuth(),
);

// `pocketbase export-submissions <folder> [separator]`: writes both files, each whole or not at all.
addCommand({
  use: 'export-submissions',
  short: 'Writes what visitors sent into a folder, as CSV',
  run: ([folder, separator]) => {
    if (!folder) throw new Error('Usage: pocketbase export-submissions <folder> [separator]');
    $os.mkdirAll(folder, 0o700 as unknown as os.FileMode);
    COLLECTIONS.forEach((name) => {
      const file = `${folder}/${name}.csv`;
      // Personal data: readable by the owner only.
      $os.writeFile(`${file}.next`, exportSubmissions($app, name, separator), 0o600 as unknown as os.FileMode);
      $os.rename(`${file}.next`, file);
    });
  },
});
