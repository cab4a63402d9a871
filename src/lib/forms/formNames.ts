/** The forms of the site, by the names that records, addresses and the server know. */
export const formNames = ['contact', 'voucher', 'application', 'referral', 'general'] as const;

export type FormName = (typeof formNames)[number];
