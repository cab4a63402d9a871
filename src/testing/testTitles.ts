import ts from 'typescript';

const RUNNERS = new Set(['it', 'test']);

/** Of `it`, `test.skip`, `it.each(rows)` and the like: the name with which it begins. */
function runnerOf(call: ts.Expression): string {
  if (ts.isIdentifier(call)) return call.text;
  if (ts.isPropertyAccessExpression(call) || ts.isCallExpression(call)) return runnerOf(call.expression);
  return ts.isTaggedTemplateExpression(call) ? runnerOf(call.tag) : '';
}

/**
 * The names of the tests in a file, as written there: with `%s` and `${path}` in them.
 * @param name of the file, which determines whether it is TSX
 */
export function testTitles(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNERS.has(runnerOf(node.expression))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        titles.push(ts.isStringLiteralLike(title) ? title.text : title.getText(file).slice(1, -1));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}
