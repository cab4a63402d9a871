/** Parameters that say by which campaign somebody came. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|_gl)$/;

/**
 * An address as reports may have it: with what tells the campaign, and without all else that may stand in a query or a
 * hash, such as a name, an e-mail address or a referral code.
 */
export function campaignAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const kept = [...searchParams].filter(([name, value]) => CAMPAIGN.test(name) && !value.includes('@'));
  const query = new URLSearchParams(kept).toString();
  return origin + pathname + (query && `?${query}`);
}
