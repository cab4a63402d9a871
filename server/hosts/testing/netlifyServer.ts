import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Netlify's own pieces, in the order of `@netlify/dev`, whose functions and databases this site does not use. */
interface Pieces {
  RedirectsHandler: new (options: object) => {
    match(request: Request): Promise<Rule | undefined>;
    handle(request: Request, match: Rule, getFile: GetFile): Promise<Response | undefined>;
  };
  HeadersHandler: new (options: object) => { apply(request: Request, response: Response): Promise<unknown> };
  StaticHandler: new (options: object) => { match(request: Request): Promise<{ handle: GetResponse } | undefined> };
}
interface Rule {
  statusCode: number;
}
type GetResponse = () => Promise<Response>;
type GetFile = (request: Request) => Promise<GetResponse | undefined>;

/** Serves a folder: `node --import tsx netlifyServer.ts <folder with node_modules> <folder of the site> <port>`. */
async function main([modules = '', folder = '', port = '']: string[]): Promise<void> {
  const load = async <Name extends keyof Pieces>(name: Name, piece: string) => {
    const file = pathToFileURL(path.join(modules, 'node_modules/@netlify', piece, 'dist/main.js')).href;
    return ((await import(file)) as Pick<Pieces, Name>)[name];
  };
  const [Redirects, Headers, Static] = await Promise.all([
    load('RedirectsHandler', 'redirects'),
    load('HeadersHandler', 'headers'),
    load('StaticHandler', 'static'),
  ]);
  const none = { configRedirects: [], configHeaders: [], jwtRoleClaim: '', jwtSecret: '' };
  const place = { projectDir: folder, publicDir: folder, publishDir: '.' };
  const redirects = new Redirects({ ...none, ...place });
  const headers = new Headers({ ...none, ...place, logger: console });
  const files = new Static({ directory: folder });
  const missing = await readFile(path.join(folder, '404.html'));

  const answer = async (request: Request): Promise<Response> => {
    const rule = await redirects.match(request);
    const found: { path?: string } = {};
    const fileOf: GetFile = async (wanted) => {
      const match = await files.match(wanted);
      return match && (() => ((found.path = wanted.url), match.handle()));
    };
    const response =
      (rule && (await redirects.handle(request, rule, fileOf))) ??
      (await (
        await fileOf(request)
      )?.()) ??
      new Response(missing, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    // `@netlify/dev` answers 200 with the page of a rule for 404 or 410; the service answers with the rule's status.
    const isOfRule = found.path !== undefined && found.path !== request.url;
    const status = isOfRule && rule ? rule.statusCode : response.status;
    const whole = new Response(response.body, { status, headers: response.headers });
    // The service sends these headers with files only.
    if (status < 300 || status >= 400) await headers.apply(request, whole);
    return whole;
  };

  createServer((incoming, outgoing) => {
    const url = new URL(`http://${incoming.headers.host ?? '127.0.0.1'}${incoming.url ?? '/'}`);
    const request = new Request(url, { method: incoming.method, headers: incoming.headers as Record<string, string> });
    void answer(request)
      .then(async (response) => {
        outgoing.writeHead(response.status, [...response.headers].flat());
        outgoing.end(incoming.method === 'HEAD' ? undefined : Buffer.from(await response.arrayBuffer()));
      })
      .catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
  }).listen(Number(port), '127.0.0.1');
}

void main(process.argv.slice(2));
