import { cssOfTokens, type Token, type Viewport } from './cssOfTokens';

const viewport: Viewport = { from: { value: 20, unit: 'rem' }, to: { value: 80, unit: 'rem' } };
const token = (path: string, type: string, value: unknown, extensions = {}): Token => ({
  path,
  type,
  value,
  extensions,
});
const ink = token('color.ink', 'color', { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' });

const line = (one: Token) => cssOfTokens([one, ink], viewport).split('\n')[2]?.trim();

it.each([
  ['a colour, as short as it can be', ink, '--ink: #000;'],
  ['an alias', token('color.code.name', 'color', '{color.ink}'), '--code-name: var(--ink);'],
  ['a size', token('space.page', 'dimension', { value: 75, unit: 'rem' }), '--page: 75rem;'],
  ['a time', token('motion.fast', 'duration', { value: 120, unit: 'ms' }), '--fast: 120ms;'],
  ['an easing', token('motion.ease', 'cubicBezier', [0, 0.5, 1, 1]), '--ease: cubic-bezier(0, 0.5, 1, 1);'],
  ['fonts', token('type.font.text', 'fontFamily', ['Two Words', 'serif']), `--font-text: 'Two Words', serif;`],
  ['a number with a unit', token('space.measure', 'number', 62, { 'example.modrina.unit': 'ch' }), '--measure: 62ch;'],
  [
    'a border',
    token('shape.border', 'border', { color: '{color.ink}', width: { value: 2, unit: 'px' }, style: 'solid' }),
    '--border: 2px solid var(--ink);',
  ],
  [
    'a size that grows with the screen, reaching both ends where the viewport does',
    token(
      'space.gutter',
      'dimension',
      { value: 4, unit: 'rem' },
      { 'example.modrina.fluid': { from: { value: 1, unit: 'rem' } } },
    ),
    '--gutter: clamp(1rem, 0rem + 5vw, 4rem);',
  ],
])('writes %s', (_, one, css) => {
  expect(line(one)).toBe(css);
});

it('puts a section’s face under its attribute', () => {
  const css = cssOfTokens([ink, token('section.web3.ground', 'color', '{color.ink}')], viewport);
  expect(css).toContain(`[data-section='web3'] {\n  --ground: var(--ink);\n}`);
});

it('refuses an alias of nothing, and a type that it does not know', () => {
  expect(() => line(token('color.a', 'color', '{color.b}'))).toThrow('color.a names color.b, which the file lacks');
  expect(() => line(token('a.b', 'shadow', {}))).toThrow('a.b is of the type shadow');
});
