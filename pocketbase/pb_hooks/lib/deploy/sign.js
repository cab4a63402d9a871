/**
 * The headers by which a receiver knows who speaks, as Stripe and GitHub do it: the signature is the HMAC-SHA256 of
 * `<seconds>.<body>` with BUILD_HOOK_SECRET, so that neither text nor time can be another's.
 * @param {string} body
 * @param {string} secret '' where there is none: hooks of Netlify and Cloudflare are secret by their address
 * @param {number} seconds of the epoch
 * @param {(text: string, secret: string) => string} hmac in hexadecimal
 * @returns {Record<string, string>}
 */
function sign(body, secret, seconds, hmac) {
  if (!secret) return {};
  return { 'X-Site-Signature': `t=${seconds},v1=${hmac(`${seconds}.${body}`, secret)}` };
}

module.exports = { sign };
