/**
 * Returns the headers that authenticate the sender, as Stripe and GitHub do: the signature is the HMAC-SHA256 of
 * `<seconds>.<body>` with BUILD_HOOK_SECRET, so neither body nor time can be replaced.
 * @param secret '' for hooks of Netlify and Cloudflare, whose URL is the secret
 * @param seconds of the epoch
 * @param hmac returns hexadecimal digits
 */
export function sign(
  body: string,
  secret: string,
  seconds: number,
  hmac: (text: string, secret: string) => string,
): Record<string, string> {
  if (!secret) return {};
  return { 'X-Site-Signature': `t=${seconds},v1=${hmac(`${seconds}.${body}`, secret)}` };
}
