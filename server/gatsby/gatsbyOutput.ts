/** The reported steps of `gatsby build`, in their order, with their labels. */
const PHASES: readonly [RegExp, string][] = [
  [/open and validate gatsby-configs/, 'reading the configuration'],
  [/source and transform nodes/, 'fetching the content'],
  [/building schema/, 'making the schema'],
  [/createPages\b/, 'making the pages'],
  [/extract queries from components/, 'reading the queries'],
  [/Building production JavaScript and CSS bundles/, 'bundling for the browser'],
  [/Building HTML renderer/, 'bundling for the pages'],
  [/run (page queries|queries in workers)/, 'running the queries'],
  [/Building static HTML for pages|Building \d+ pages/, 'writing the pages'],
  [/onPostBuild/, 'writing the sitemap'],
];

const LONGEST_LINE = 500;

export const PHASE_COUNT = PHASES.length;

/** The phase that a line of Gatsby's output reports as finished, or undefined. */
export function finishedPhase(line: string): { number: number; words: string } | undefined {
  const text = withoutColours(line);
  if (!/^success /.test(text)) return undefined;
  const index = PHASES.findIndex(([pattern]) => pattern.test(text));
  const words = PHASES[index]?.[1];
  return words === undefined ? undefined : { number: index + 1, words };
}

/** The lines of a failed build's output that contain the cause. */
export function essentialLines(output: string): string {
  const lines = withoutColours(output)
    .split('\n')
    .filter((line) => !/^(success|info|verbose|not finished|warn) /.test(line));
  const first = lines.findIndex((line) => /^\s*(ERROR|error)\b|Error:/.test(line));
  const from = first < 0 ? Math.max(0, lines.length - 15) : first;
  return (
    lines
      .slice(from, from + 40)
      // Compiled code can be one long line.
      .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

function withoutColours(text: string): string {
  return text.replace(/\x1b\[[0-9;?]*[a-zA-Z]/g, '');
}
