import { TransientError } from '../../TransientError';
import { gatsbyFailure } from './gatsbyFailure';

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

test('a server that does not answer is no fault of the content', () => {
  expect(read('error PocketBase does not answer', ['gatsby-source-pocketbase_10101'])).toMatchObject({
    ofMachine: true,
    mayRetry: false,
    leftCache: true,
  });
});

test('a full disk is said, and not filled once more', () => {
  expect(read('Error: ENOSPC: no space left on device, write')).toMatchObject({
    ofMachine: true,
    message: expect.stringContaining('the disk is full'),
    mayRetry: false,
    leftCache: false,
  });
});

test('want of memory and an end from outside are tried once more from nothing', () => {
  const again = { ofMachine: true, mayRetry: true, leftCache: false };
  expect(read('FATAL ERROR: JavaScript heap out of memory', [], 134)).toMatchObject(again);
  expect(read('success createPages', [], 137)).toMatchObject({ ...again, message: expect.stringContaining('outside') });
});

test('an error in the code would come again', () => {
  expect(read('error Module not found', ['98124'])).toMatchObject({ ofMachine: false, mayRetry: false });
  expect(read('error Cannot query field', ['85923'])).toMatchObject({ ofMachine: false, mayRetry: false });
});

test('anything else may come from the cache', () => {
  expect(read('error MDB_CORRUPTED: Located page was wrong type')).toEqual({
    ofMachine: false,
    message: 'The build failed; all of its output is in .data/logs/build.log.',
    mayRetry: true,
    leftCache: false,
  });
});

test('says in the plugin’s own words what is refused', () => {
  const errors = [{ code: 'gatsby-source-pocketbase_10304', text: 'Records a and b are at one address.' }];
  expect(gatsbyFailure({ output: 'error at hooks', errors }, 1, 'x').problem.detail).toBe(
    'Records a and b are at one address.',
  );
});
