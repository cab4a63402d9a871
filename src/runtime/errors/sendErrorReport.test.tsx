import { errorReport } from './sendErrorReport';

/** An error with the stack that Chromium writes. */
function broken(message: string, lines = 'at f (https://www.modrina.example/app-1.js:1:2)'): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    ${lines}` });
}

it('reports message, stack, path and version', () => {
  window.history.pushState(null, '', '/sl/blog/?referral=ANA#past');
  expect(errorReport(broken('It broke.'), '1.6.20', [])).toEqual({
    message: 'It broke.',
    stack: 'Error: It broke.\n    at f (https://www.modrina.example/app-1.js:1:2)',
    path: '/sl/blog/',
    version: '1.6.20',
  });
});

it('reports the cause of the error page’s error', () => {
  const report = errorReport(new Error('Error on a page', { cause: broken('It broke.') }), '1', []);
  expect(report.message).toBe('Error on a page: It broke.');
  expect(report.stack).toContain('app-1.js');
});

it('removes queries, fragments and e-mail addresses', () => {
  const lines = 'at f (https://www.modrina.example/app-1.js?email=a:1:2)\n    at https://www.modrina.example/#ana:3:4';
  const report = errorReport(broken('No answer from https://x.example/a?b=c for <ana@example.com>.', lines), '1', []);
  expect(report.message).toBe('No answer from https://x.example/a for <[address]>.');
  expect(report.stack).not.toMatch(/email|#ana|@example/);
  expect(report.stack).toContain('app-1.js:1:2');
});

it('keeps the number of React’s own errors', () => {
  const words = 'Minified React error #418; visit https://reactjs.org/docs/error-decoder.html?invariant=418';
  expect(errorReport(broken(words), '1', []).message).toContain('error #418;');
});

it('removes visitors’ input', () => {
  const typed = ['Ana Žagar', 'Nobody may read this.'];
  const report = errorReport(broken('This is invalid: "Ana Žagar", "Nobody may read this."'), '1', typed);
  expect(report.message).toBe('This is invalid: "[typed]", "[typed]"');
  expect(report.stack).not.toMatch(/Ana|Nobody/);
});

it('is of a bounded size', () => {
  const report = errorReport(broken('x'.repeat(5000)), '1', []);
  expect(JSON.stringify(report).length).toBeLessThan(4000);
});
