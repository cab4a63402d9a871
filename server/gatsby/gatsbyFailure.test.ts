import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SourceError } from '../../plugins/gatsby-source-pocketbase/src/errors';
import { TransientError, UserError } from '../UserError';
import { describeFailure } from '../publisher/describeFailure';
import { type GatsbyFailure, gatsbyFailure, namePage, shrinkProblem } from './gatsbyFailure';

const read = (output: string, codes: string[] = [], code: number | undefined = 1) => {
  const errors = codes.map((id) => ({ code: id, text: `text of ${id}` }));
  const { problem, mayRetry, leftCache } = gatsbyFailure({ output, errors }, code, '.data/logs/build.log');
  return { ofMachine: problem instanceof TransientError, message: problem.message, mayRetry, leftCache };
};

test('content that the source plugin refuses is not tried again, and left all as it was', () => {
  expect(read('error Records a and b', ['gatsby-source-pocketbase_10304'])).toEqual({
    ofMachine: false,
    message: "The content can't be built; all of its output is in .data/logs/build.log.",
    mayRetry: false,
    leftCache: true,
  });
});

test.each(['10306', '10901'])(
  'after a failure that may have come amid writing the cache is not as it was: %s',
  (id) => {
    expect(read('error It broke', [`gatsby-source-pocketbase_${id}`])).toMatchObject({
      mayRetry: false,
      leftCache: false,
    });
  },
);

test.each([
  ['untouched', true],
  ['partial', false],
])('a record that cannot be made into a page leaves the cache if the plugin says so: nodes are %s', (nodes, left) => {
  const errors = [{ code: 'gatsby-source-pocketbase_10306', text: 'It broke', context: { nodes } }];
  expect(gatsbyFailure({ output: '', errors }, 1, 'x').leftCache).toBe(left);
});

test.each(['10101', '10105', '10401'])(
  'a server or a bucket that does not answer is no fault of the content: %s',
  (id) => {
    expect(read('error It does not answer', [`gatsby-source-pocketbase_${id}`])).toMatchObject({
      ofMachine: true,
      mayRetry: false,
      leftCache: true,
    });
  },
);

describe('a file that fails while queries run, which Gatsby reports as a failed query', () => {
  const inQuery = (id: '10401' | '10403') => {
    const { message: sentence } = new SourceError(id, { file: 'pbc_1/abc/red.png', reason: 'bad data' });
    const text = `There was an error in your GraphQL query:\n\n${sentence}\n\nGraphQL request:3:5`;
    return gatsbyFailure({ output: text, errors: [{ code: '85901', text }] }, 1, 'x');
  };

  test('is a fault of the record of the picture', () => {
    const { problem, leftCache } = inQuery('10403');
    expect([problem instanceof TransientError, leftCache]).toEqual([false, false]);
    expect(problem.faults).toMatchObject([{ records: [{ collection: 'pbc_1', id: 'abc' }] }]);
  });

  test('is one of the machine where the file could not be read', () => {
    expect(inQuery('10401').problem).toBeInstanceOf(TransientError);
  });
});

test.each(['ENOSPC: no space left on device', 'EDQUOT: disk quota exceeded'])(
  'a disk that is full while the source plugin writes is no fault of the content: %s',
  (text) => {
    const errors = [{ code: 'gatsby-source-pocketbase_10304', text }];
    expect(gatsbyFailure({ output: '', errors }, 1, 'x').problem).toBeInstanceOf(TransientError);
  },
);

test('a Gatsby that could not be started is tried again', () => {
  expect(read('', [], 127)).toMatchObject({ ofMachine: true, mayRetry: false, leftCache: false });
});

test.each(['ENOSPC: no space left on device', 'EDQUOT: disk quota exceeded'])(
  'reports a full disk and does not retry: %s',
  (error) => {
    expect(read(`Error: ${error}, write`)).toMatchObject({
      ofMachine: true,
      message: expect.stringContaining('the disk is full'),
      mayRetry: false,
      leftCache: false,
    });
  },
);

test('lack of memory and a kill from outside are retried once from nothing', () => {
  const again = { ofMachine: true, mayRetry: true, leftCache: false };
  expect(read('FATAL ERROR: JavaScript heap out of memory', [], 134)).toMatchObject(again);
  expect(read('success createPages', [], 137)).toMatchObject({ ...again, message: expect.stringContaining('outside') });
});

test('an error in the code would come again', () => {
  expect(read('error Module not found', ['98124'])).toMatchObject({ ofMachine: false, mayRetry: false });
  expect(read('error Cannot query field', ['85923'])).toMatchObject({ ofMachine: false, mayRetry: false });
});

test('a page that cannot be rendered would fail again, unless its data could not be read from the cache', () => {
  const failed = ' ERROR  Building static HTML failed for path "/about/"\n\n  ';
  expect(read(`${failed}TypeError: x is null`, ['95313'])).toMatchObject({ ofMachine: false, mayRetry: false });
  for (const reason of [
    "Error: ENOENT: no such file or directory, open 'page-data.json'",
    'SyntaxError: Unexpected end of JSON input',
  ])
    expect(read(`${failed}${reason}`, ['95313'])).toMatchObject({ ofMachine: false, mayRetry: true });
});

test('anything else may come from the cache', () => {
  expect(read('error MDB_CORRUPTED: Located page was wrong type')).toEqual({
    ofMachine: false,
    message: 'The build failed; all of its output is in .data/logs/build.log.',
    mayRetry: true,
    leftCache: false,
  });
});

test('contains the plugin’s own message about refused content', () => {
  const errors = [{ code: 'gatsby-source-pocketbase_10304', text: 'Records a and b are at one address.' }];
  expect(gatsbyFailure({ output: 'error at hooks', errors }, 1, 'x').problem.detail).toBe(
    'Records a and b are at one address.',
  );
});

const CODE = 'gatsby-source-pocketbase_10301';
let folder: string;
let refused: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'refused-'));
  refused = path.join(folder, 'refused');
  const found = [
    { collection: 'posts', before: 40, records: ['a', 'b'], pages: ['/blog/a/', '/sl/blog/a/'] },
    { collection: 'blocks', before: 9, records: ['c'], pages: [] },
  ];
  await writeFile(refused, JSON.stringify(found));
});
afterAll(() => rm(folder, { recursive: true }));

test('reads the lost records and pages, and explains who decides', () => {
  const problem = shrinkProblem({ code: CODE, context: { collection: 'posts', refused } });
  expect(problem?.message).toMatch(
    /^The site would lose 2 of 40 posts, 1 of 9 blocks, so the new version does not go live/,
  );
  expect(problem?.message).toContain('/_site/status');
  expect(problem?.shrink).toEqual({
    records: { posts: ['a', 'b'], blocks: ['c'] },
    pages: ['/blog/a/', '/sl/blog/a/'],
  });
});

test('nothing of another error, or of one that names no file', () => {
  expect(shrinkProblem({ code: 'gatsby-source-pocketbase_10304', context: { refused } })).toBeUndefined();
  expect(shrinkProblem({ code: CODE })).toBeUndefined();
  expect(shrinkProblem({ code: CODE, context: { refused: '' } })).toBeUndefined();
});

describe('a page that could not be rendered', () => {
  const failure: GatsbyFailure = {
    problem: new UserError('The build failed.', 'stack'),
    mayRetry: true,
    leftCache: false,
  };
  const pages = { '/about/': { template: 'page', locale: 'en', collection: 'pages', record: 'p1' } };
  const site = { siteUrl: 'https://www.site.example', pages };
  const said = (path: string) => ({
    output: `\n ERROR #95313  HTML.COMPILATION\n\nBuilding static HTML failed for path "${path}"\n`,
    errors: [],
  });

  test('names page and record of what could not be rendered, with the link for the status page', () => {
    const { problem } = namePage(failure, said('/about/'), site);
    const link = 'https://www.site.example/_/#/collections?collection=pages&record=p1';
    expect(problem.message).toBe(
      `The page /about/ could not be rendered. Open pages p1, and take back its last change or that of one of its parts: ${link}\nThe build failed.`,
    );
    expect(problem.detail).toBe('stack');
    expect(describeFailure(problem)).toMatchObject({ error_link: link });
  });

  test('names the page where no build before had it', () => {
    for (const known of [site, undefined]) {
      expect(namePage(failure, said('/new/'), known).problem.message).toMatch(
        /^The page \/new\/ could not be rendered\./,
      );
    }
  });

  test('reads Gatsby’s report if the output lacks it, and keeps other failures', () => {
    const reported = { output: '', errors: [{ code: '95313', text: said('/about/').output }] };
    expect(namePage(failure, reported, site).problem.link).toContain('record=p1');
    expect(namePage(failure, { output: 'error MDB_CORRUPTED', errors: [] }, site)).toBe(failure);
  });
});
