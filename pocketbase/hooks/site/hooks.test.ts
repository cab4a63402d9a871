import type { FileAnswer } from '../release/types';
import { withBar } from './hooks';

const SCRIPT = '<script type="module" src="/_site/bar/main.js"></script>';
const answer: FileAnswer & { headers: { ETag: string } } = {
  kind: 'file',
  status: 404,
  file: '404.html',
  headers: { ETag: '"a"', Vary: 'Accept-Encoding', 'Server-Timing': 'release;desc="r"', 'Cache-Control': 'public' },
};

test('an answer with the editors’ bar is not cached, and is otherwise the same', () => {
  const { headers, ...rest } = withBar(answer);
  expect(headers).toEqual({ 'Server-Timing': 'release;desc="r"', 'Cache-Control': 'private, no-store' });
  expect(rest).toMatchObject({ kind: 'file', status: 404, file: '404.html' });
  expect(answer.headers.ETag).toBe('"a"');
});

test.each([
  ['<body><p>a</p></body></html>', `<body><p>a</p>${SCRIPT}</body></html>`],
  ['<code>&lt;/body></code></body> $& </body>', `<code>&lt;/body></code></body> $& ${SCRIPT}</body>`],
  ['<p>no end', `<p>no end${SCRIPT}`],
])('%j', (html, expected) => {
  expect(withBar(answer).change?.(html)).toBe(expected);
});
