import { EXIT, exitCodeOf } from '../process/processGroup';
import { startFailure } from './startFailure';

const place = { database: '/srv/site/data/pb_data', program: '/srv/site/data/bin/pocketbase' };
const failure = (output: string) => startFailure(place, output, 'It failed.', output);

/** As PocketBase 0.40.6 prints them. */
test.each([
  ['file is not a database (26)', 'The database in /srv/site/data/pb_data is damaged.', EXIT.operator],
  ['database disk image is malformed (11); failed query: SELECT', 'is damaged.', EXIT.operator],
  ['failed to apply migration 0099_x.js: Error: boom', 'A migration fails', EXIT.operator],
  ['listen tcp 10.99.99.99:80: bind: cannot assign requested address', 'Set HOST and PORT.', EXIT.operator],
  ['listen tcp 127.0.0.1:80: bind: permission denied', 'Set HOST and PORT.', EXIT.operator],
  ['spawn /srv/site/data/bin/pocketbase EACCES', 'cannot be run', EXIT.operator],
  ['failed to execute main.pb.js:', 'A hook of PocketBase fails while it is loaded', EXIT.operator],
  ['listen tcp 127.0.0.1:8090: bind: address already in use', 'Another program listens', EXIT.failed],
  ['disk I/O error (4874)', 'The disk of /srv/site/data/pb_data is full', EXIT.failed],
  ['failed to apply migration 0019_x.js: database or disk is full (13)', 'is full', EXIT.failed],
  ['unable to open database file (14)', '/srv/site/data/pb_data cannot be written.', EXIT.failed],
  ['attempt to write a readonly database (8)', 'cannot be written.', EXIT.failed],
  ['failed to apply migration 0019_x.js: database is locked (5)', 'Another process holds', EXIT.failed],
  ['', 'It failed.', EXIT.failed],
])('reports "%s" as "%s" and exits with %i', (output, sentence, code) => {
  const error = failure(output);
  expect(error.message).toContain(sentence);
  expect(exitCodeOf(error)).toBe(code);
});
