/** Best first: what a client accepts and a file has in an earlier place wins. */
type Encoding = 'br' | 'gzip';
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/**
 * Chooses how to send a file (RFC 9110, 12.5.3).
 * @param header Accept-Encoding
 * @param file which compressed copies there are
 * @returns '' for the file as it is
 */
export function chooseEncoding(header: string, file: { br?: unknown; gz?: unknown }): 'br' | 'gzip' | '' {
  const weights = readWeights(header);
  const any = weights['*'] ?? 0;
  const weight = (name: Encoding) => weights[name] ?? any;
  const available = { br: file.br, gzip: file.gz };
  let best: Encoding | '' = '';
  for (const name of ENCODINGS) {
    if (!available[name] || weight(name) <= 0) continue;
    if (best === '' || weight(name) > weight(best)) best = name;
  }
  return best;
}

function readWeights(header: string) {
  const weights: Record<string, number> = {};
  for (const part of header.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!name) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q ? Number(q.slice(2)) : 1;
    weights[name] = Number.isFinite(weight) ? weight : 0;
  }
  return weights;
}
