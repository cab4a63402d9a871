/**
 * Whether an answer is a page of the site: also one that stands for a miss.
 * @param {{kind: string, headers?: Record<string, string>}} answer as findAnswer made it
 */
function isHtml(answer) {
  return answer.kind === 'file' && answer.headers['Content-Type'].startsWith('text/html');
}

module.exports = { isHtml };
