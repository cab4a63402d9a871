/** The names of the site's forms, as records, URLs and the server use them. */
export const formNames = ['contact', 'voucher', 'application', 'referral', 'general'] as const;

export type FormName = (typeof formNames)[number];
