import { sendFile } from '../headers/hooks';
import HEADERS from '../headers/headers.json';
import { routerAdd } from '../register';

// The editing page (editing/, built by server/pocketbase/buildEditing.ts). Its files are open to all and contain no data: records
// come from PocketBase's own API, which asks for an account.
const PART = 'edit';
const UNCACHED = { 'Cache-Control': HEADERS.cache.none };
const PAGE = { ...HEADERS.editorPage, ...HEADERS.editingPage, ...UNCACHED };
const FRAME = { ...HEADERS.editorPage, ...HEADERS.editingFrame, ...UNCACHED };
const FILE = { ...HEADERS.editingFile, 'Cache-Control': HEADERS.cache.immutable };

routerAdd('GET', '/_site/edit/{path...}', (e) => sendFile(e, PART, 'index.html', PAGE), { unlogged: true });
routerAdd('GET', '/_site/edit/frame', (e) => sendFile(e, PART, 'frame.html', FRAME), { unlogged: true });
routerAdd(
  'GET',
  '/_site/edit/files/{file}',
  (e) => {
    const name = e.request.pathValue('file');
    // The two documents have no digest in their names, and a policy of their own.
    if (name.endsWith('.html')) throw new NotFoundError();
    return sendFile(e, PART, name, FILE);
  },
  { unlogged: true },
);
