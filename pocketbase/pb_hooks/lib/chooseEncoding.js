/** Best first: what a client accepts and a file has in an earlier place wins. */
const ENCODINGS = ['br', 'gzip'];

/**
 * Chooses how to send a file (RFC 9110, 12.5.3).
 * @param {string} header Accept-Encoding
 * @param {{br?: boolean, gz?: boolean}} file which compressed copies there are
 * @returns {'br' | 'gzip' | ''} '' for the file as it is
 */
function chooseEncoding(header, file) {
  const weights = readWeights(header);
  const any = weights['*'] || 0;
  const weight = (name) => (name in weights ? weights[name] : any);
  const available = { br: file.br, gzip: file.gz };
  let best = '';
  for (const name of ENCODINGS) {
    if (!available[name] || weight(name) <= 0) continue;
    if (best === '' || weight(name) > weight(best)) best = name;
  }
  return best;
}

function readWeights(header) {
  const weights = {};
  for (const part of header.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!name) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q ? Number(q.slice(2)) : 1;
    weights[name] = Number.isFinite(weight) ? weight : 0;
  }
  return weights;
}

module.exports = { chooseEncoding };
