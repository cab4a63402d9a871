import { UserError } from '../../UserError';
import { describeFailure } from '../../publisher/reports/describeFailure';
import type { GatsbyFailure } from './gatsbyFailure';
import { namePage } from './namePage';

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

test('reads Gatsby’s report where the output lacks it, and leaves other failures as they are', () => {
  const reported = { output: '', errors: [{ code: '95313', text: said('/about/').output }] };
  expect(namePage(failure, reported, site).problem.link).toContain('record=p1');
  expect(namePage(failure, { output: 'error MDB_CORRUPTED', errors: [] }, site)).toBe(failure);
});
