import { aliasIn, type Dimension, extensionOf, type Token, type Viewport } from './readTokens';

type Colour = { hex: string };
type Border = { color: string; width: Dimension; style: string };

const HEADER = `/* Made from tokens.json by scripts/makeTokens.ts: edit that file and run \`npx tsx scripts/makeTokens.ts\`. */`;
const SECTION = 'section.';

/** The custom properties of all tokens; those of a section's face under the attribute that sets it. */
export function cssOfTokens(tokens: readonly Token[], viewport: Viewport): string {
  const paths = new Set(tokens.map(({ path }) => path));
  const line = (token: Token) => `  ${propertyOf(token.path)}: ${valueOf(token, paths, viewport)};`;
  const faces = [...new Set(tokens.filter(isFace).map(({ path }) => path.split('.')[1] ?? ''))];
  const blocks = [
    [':root', tokens.filter((token) => !isFace(token))] as const,
    ...faces.map(
      (face) =>
        [`[data-section='${face}']`, tokens.filter(({ path }) => path.startsWith(`${SECTION}${face}.`))] as const,
    ),
  ];
  return [HEADER, ...blocks.map(([selector, own]) => `${selector} {\n${own.map(line).join('\n')}\n}`), ''].join('\n');
}

/** A token's custom property: its path without the first group's name, and a face's without the section's as well. */
export function propertyOf(path: string): string {
  return `--${path
    .split('.')
    .slice(path.startsWith(SECTION) ? 2 : 1)
    .join('-')}`;
}

const isFace = ({ path }: Token): boolean => path.startsWith(SECTION);

function valueOf({ path, type, value, extensions }: Token, paths: Set<string>, viewport: Viewport): string {
  const reference = (alias: string): string => {
    if (!paths.has(alias)) throw new Error(`tokens.json: ${path} names ${alias}, which the file lacks.`);
    return `var(${propertyOf(alias)})`;
  };
  const alias = aliasIn(value);
  if (alias) return reference(alias);
  switch (type) {
    case 'color':
      return shortHex((value as Colour).hex);
    case 'dimension': {
      const fluid = extensionOf(extensions, 'fluid') as { from: Dimension } | undefined;
      return fluid ? clamp(fluid.from, value as Dimension, viewport) : length(value as Dimension);
    }
    case 'duration':
      return `${(value as { value: number; unit: string }).value}ms`;
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'fontFamily':
      return (value as string[]).map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
    case 'number':
      return `${value as number}${(extensionOf(extensions, 'unit') as string | undefined) ?? ''}`;
    case 'border': {
      const { color, width, style } = value as Border;
      return `${length(width)} ${style} ${reference(aliasIn(color) ?? color)}`;
    }
    default:
      throw new Error(`tokens.json: ${path} is of the type ${type}, which makeTokens does not know.`);
  }
}

/** Grows with the screen from one size to the other; in rem as well, so that it grows with the reader's font too. */
function clamp(from: Dimension, to: Dimension, viewport: Viewport): string {
  const slope = (to.value - from.value) / (viewport.to.value - viewport.from.value);
  const start = from.value - slope * viewport.from.value;
  return `clamp(${length(from)}, ${round(start)}rem + ${round(slope * 100)}vw, ${length(to)})`;
}

const length = ({ value, unit }: Dimension): string => `${value}${unit}`;
const round = (value: number): number => Math.round(value * 10000) / 10000;
const shortHex = (hex: string): string => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
