import HEADERS from '../headers/headers.json';
import { routerAdd } from '../register';

// The editing page (editing/, built by server/pocketbase/buildEditing.ts). Its files are open to all and contain no data: records
// come from PocketBase's own API, which asks for an account.
const FOLDER = `${__hooks}/pages/edit`;
const TYPES: Readonly<Record<string, string>> = {
  ...{ js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' },
  ...{ woff2: 'font/woff2', svg: 'image/svg+xml' },
};

function sendHtml(e: core.RequestEvent, name: string, headers: Readonly<Record<string, string>>) {
  Object.entries(headers).forEach(([key, value]) => e.response.header().set(key, value));
  return e.blob(200, 'text/html; charset=utf-8', $os.readFile(`${FOLDER}/${name}`));
}

const PAGE = { ...HEADERS.editorPage, ...HEADERS.editingPage, 'Cache-Control': HEADERS.cache.none };
const FRAME = { ...HEADERS.editorPage, ...HEADERS.editingFrame, 'Cache-Control': HEADERS.cache.none };

routerAdd('GET', '/_site/edit/{path...}', (e) => sendHtml(e, 'index.html', PAGE), { unlogged: true });
routerAdd('GET', '/_site/edit/frame', (e) => sendHtml(e, 'frame.html', FRAME), { unlogged: true });
routerAdd(
  'GET',
  '/_site/edit/files/{file}',
  (e) => {
    const name = e.request.pathValue('file');
    const type = TYPES[name.split('.').pop() ?? ''];
    // The exact name of an existing file: no path leads out of the folder.
    if (!type || !$os.readDir(FOLDER).some((entry) => entry.name() === name)) throw new NotFoundError();
    const headers = { ...HEADERS.editingFile, 'Cache-Control': HEADERS.cache.immutable };
    Object.entries(headers).forEach(([key, value]) => e.response.header().set(key, value));
    return e.blob(200, type, $os.readFile(`${FOLDER}/${name}`));
  },
  { unlogged: true },
);
