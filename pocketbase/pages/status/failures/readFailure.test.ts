import { checkSite } from '../../../../server/gate/checkSite';
import { checkFall, checkHome } from '../../../../server/gate/passGate';
import { PHASE_WORDS } from '../../../../server/gatsby/BuildClock';
import { gatsbyFailure, namePage } from '../../../../server/gatsby/gatsbyFailure';
import { describeFailure } from '../../../../server/publisher/describeFailure';
import { checkRequired } from '../../../../server/site/checkOutput';
import { refusal, warningOf } from '../../../../server/site/Violation';
import { TransientError, UserError } from '../../../../server/UserError';

async function pageIn(language: string) {
  jest.resetModules();
  Object.defineProperty(globalThis, 'navigator', { value: { languages: [language] }, configurable: true });
  return { ...(await import('./readFailure')), ...(await import('../sentences')) };
}

const URL = 'https://cms.modrina.example';
const RECORD = { collection: 'posts', id: 'abc123' };
const LINK = `${URL}/_/#/collections?collection=posts&record=abc123`;
const messageOf = (error: unknown) => describeFailure(error).error ?? '';

const page = (links: string[], more: object = {}) => ({
  parts: [{ place: '', links, assets: ['/red.png'] }],
  ...{ title: 'T', lang: 'en', emptyHeading: false, backend: [], noindex: true, alternates: {}, ids: [], whole: true },
  ...more,
});

/** A built site with a violation of each kind that content can cause. */
const SITE = {
  siteUrl: 'https://www.modrina.example',
  homes: { en: '/' },
  pages: {
    '/a/': { template: 'post', locale: 'en', collection: 'posts', record: 'abc123' },
    '/b/': { template: 'post', locale: 'en', collection: 'posts', record: 'b' },
    '/c/': { template: 'post', locale: 'en' },
    '/d/': { template: 'post', locale: 'en' },
  },
  facts: new Map<string, object>([
    ['/a/', page(['/contct/', '/b/#part'], { title: '', lang: 'de', emptyHeading: true, compilation: 'another' })],
    ['/b/', { ...page([]), parts: [{ place: 'footer', links: ['/gone/'], assets: [] }] }],
    ['/c/', { ...page([]), parts: [{ place: 'footer', links: ['/gone/'], assets: [] }], whole: false }],
  ]),
  addresses: new Set(['/a/', '/b/', '/c/']),
  redirects: [{ from: '/_/x/', to: '/', status: 301 }],
  missingFiles: [{ collection: 'posts', record: 'abc123', file: 'red.png' }],
  controls: { 'a/index.html': 'U+0000' },
  compilation: 'one',
  links: {},
  wasPage: () => false,
};

const violations = checkSite(SITE as unknown as Parameters<typeof checkSite>[0]);
const lost = [...checkFall(100, 10), ...checkHome({ homes: { en: '/' }, pages: {} }, { hasHome: true })];

test('the test has a violation of each kind', () => {
  expect(violations.length).toBeGreaterThan(10);
  expect(lost).toHaveLength(2);
});

const captured = (work: () => void): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not throw.');
};

const ENGLISH = /\b(the|is|not|page)\b/i;

test.each([
  ['the gate', messageOf(refusal([...violations.slice(0, 18), ...lost], URL))],
  ['links that may stay', messageOf(refusal([{ sentence: 'The page /a/ has no title.', deadLink: '/b/' }], URL))],
  [
    'a warning',
    warningOf(
      violations.filter(({ isAllowed }) => isAllowed),
      URL,
    ).words,
  ],
  ['the builder', 'The builder stopped before it was done. The site stays as it was, and is built again by itself.'],
  ['a disk', messageOf(new TransientError('The disk is full: the new release is not published, the last one stays.'))],
  [
    'an output',
    messageOf(captured(() => checkRequired((file) => !['404.html', 'id', 'manifest.json'].includes(file)))),
  ],
  ['a file of a release', messageOf(captured(() => checkRequired(() => true)))],
  ['a release', 'This release is no longer kept. Choose a newer one.'],
])('each sentence of %s has Slovenian words', async (_, message) => {
  const { readFailure } = await pageIn('sl');
  const { faults, details } = readFailure(message);
  expect(details).toBe('');
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.map(({ sentence }) => sentence).filter((sentence) => ENGLISH.test(sentence))).toEqual([]);
});

test('an exception has a Slovenian frame', async () => {
  const { faults } = (await pageIn('sl')).readFailure(messageOf(new TypeError('x is undefined')));
  expect(faults.map(({ sentence }) => sentence)).toEqual(['Gradnja nepričakovano ni uspela: x is undefined']);
});

test('a link that leads nowhere names its page, and the record is no id but a link', async () => {
  const message = messageOf(
    refusal([{ sentence: 'The page /a/ (and 2 more) links to /x/, which is not there.', record: RECORD }], URL),
  );
  expect(message).toContain('Open posts abc123 and correct it');
  const faults = [
    { sentence: expect.any(String), isItem: false },
    { sentence: expect.stringContaining('/x/'), isItem: true, record: RECORD },
  ];
  const slovenian = (await pageIn('sl')).readFailure(message);
  expect(slovenian).toEqual({ faults, details: '' });
  expect(slovenian.faults[1]?.sentence).toMatch(/^Stran \/a\/ \(in še 2\) ima povezavo na \/x\/, tega pa ni\.$/);
  const english = (await pageIn('en')).readFailure(message);
  expect(english.faults[1]).toMatchObject({
    sentence: 'The page /a/ (and 2 more) links to /x/, which is not there.',
    record: RECORD,
  });
});

const gatsby = (output: string, errors: { code: string; text: string }[] = []) =>
  gatsbyFailure({ output, errors }, 1, '.data/logs/build.log');

test('a page that could not be rendered: the sentence and the record in Slovenian, Gatsby’s output below', async () => {
  const output = 'Building static HTML failed for path "/a/"\n\n  TypeError: x is undefined';
  const site = { siteUrl: URL, pages: SITE.pages };
  const { problem } = namePage(gatsby(`error ${output}`), { output, errors: [] }, site);
  const { faults, details } = (await pageIn('sl')).readFailure(messageOf(problem));
  expect(faults[0]).toEqual({ sentence: 'Strani /a/ ni bilo mogoče izdelati.', isItem: false, record: RECORD });
  expect(faults[1]?.sentence).toMatch(/^Gradnja ni uspela; ves izpis/);
  expect(details).toContain('TypeError: x is undefined');
});

test.each([
  ['The build failed', gatsby('error MDB_CORRUPTED: wrong type'), /^Gradnja ni uspela;/],
  ['a full disk', gatsby('Error: ENOSPC: no space left on device'), /ker je disk poln/],
  ['no memory', gatsby('FATAL ERROR: JavaScript heap out of memory'), /zmanjkalo pomnilnika/],
])('%s: the frame is Slovenian, the output a detail', async (_, { problem }, sentence) => {
  const { faults, details } = (await pageIn('sl')).readFailure(messageOf(problem));
  expect(faults.map((fault) => fault.sentence.replace(/\u00a0/g, ' '))).toEqual([expect.stringMatching(sentence)]);
  expect(details).not.toBe('');
});

test('a refusal of the source plugin is a sentence with its record', async () => {
  const text = `Records a and b would both have their page at /blog/x/: change the address of one in the dashboard. ${LINK}`;
  const { problem } = gatsby('error', [{ code: 'gatsby-source-pocketbase_10304', text }]);
  const { faults, details } = (await pageIn('sl')).readFailure(messageOf(problem));
  expect(faults.at(-1)).toMatchObject({ sentence: expect.stringMatching(/^Dva zapisa bi imela/), record: RECORD });
  expect(details).toBe('');
});

test('a sentence that the catalogue lacks is a detail for a Slovenian reader, and shown to an English one', async () => {
  const message = messageOf(new UserError('The record has no title.', 'at line 3'));
  expect((await pageIn('sl')).readFailure(message)).toEqual({
    faults: [],
    details: expect.stringContaining('no title'),
  });
  const { faults, details } = (await pageIn('en')).readFailure(message);
  expect([faults[0]?.sentence, details]).toEqual(['The record has no title.', 'at line 3']);
});

test('the record of such a sentence is shown all the same', async () => {
  const message = messageOf(refusal([{ sentence: 'The page /a/ has no canonical address.', record: RECORD }], URL));
  const { faults, details } = (await pageIn('sl')).readFailure(message);
  expect(faults[1]).toMatchObject({ sentence: expect.stringContaining('nekaj narobe'), isItem: true, record: RECORD });
  expect(details).toContain('no canonical address');
});

test('every step of a build has Slovenian words', async () => {
  const { progressText } = await pageIn('sl');
  expect(PHASE_WORDS.length).toBeGreaterThan(5);
  expect(PHASE_WORDS.filter((step) => progressText(`${step} (1/10)`) === `${step} (1/10)`)).toEqual([]);
});
