const { CUT_OFF, sizeFault } = require(
  typeof __hooks === 'undefined' ? './rasterFault.js' : `${__hooks}/lib/images/rasterFault.js`,
);

/** Larger ones are photographs in disguise. */
const MAX_LETTERS = 2000000;

const RULES = [
  [/<!ENTITY|<!DOCTYPE[^>]*\[/i, 'The drawing defines entities (<!ENTITY>). Export it as plain SVG.'],
  [/<(\w+:)?script/i, 'The drawing holds a script. Export it as plain SVG, without interaction.'],
  [/<(\w+:)?foreignObject/i, 'The drawing holds HTML (foreignObject). Export it as plain SVG, with texts as paths.'],
  [/[\s"'/]on[a-z]+\s*=/i, 'The drawing holds an event handler (on…=). Export it as plain SVG, without interaction.'],
];

/**
 * Checks a drawing by its text.
 * @param {string} svg
 * @returns {string | undefined} why it is refused
 */
function svgFault(svg) {
  if (svg.length > MAX_LETTERS) return 'The drawing is larger than 2 MB. Export it as PNG.';
  const [, fault] = RULES.find(([pattern]) => pattern.test(svg)) || [];
  if (fault) return fault;
  const root = /<svg\b[^>]*>/.exec(svg);
  if (!root || !/(<\/svg>|^[^<]*(<[?!][^>]*>[^<]*)*<svg\b[^>]*\/>)\s*(<!--[^]*-->\s*)?$/.test(svg)) return CUT_OFF;
  const numbers = [attribute(root[0], 'width'), attribute(root[0], 'height')];
  const [, , ...viewBox] = attribute(root[0], 'viewBox').split(/[\s,]+/);
  const tooLarge = [numbers, viewBox].map((pair) => pair.map(parseFloat)).find(([w, h]) => w > 12000 || h > 12000);
  return tooLarge && sizeFault(tooLarge[0] || 1, tooLarge[1] || 1);
}

function attribute(tag, name) {
  const [, value = ''] = new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag) || [];
  return value.trim();
}

module.exports = { svgFault };
