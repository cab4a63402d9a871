/**
 * The headers by which a receiver knows who speaks, as Stripe and GitHub do it: the signature is the HMAC-SHA256 of
 * `<seconds>.<body>` with BUILD_HOOK_SECRET, so that neither text nor time can be another's.
 * @param secret '' where there is none: hooks of Netlify and Cloudflare are secret by their address
 * @param seconds of the epoch
 * @param hmac in hexadecimal
 */
export function sign(body: string, secret: string, seconds: number, hmac: (text: string, secret: string) => string): Record<string, string> {
  if (!secret) return {};
  return { 'X-Site-Signature': `t=${seconds},v1=${hmac(`${seconds}.${body}`, secret)}` };
}

