/**
 * Names of parameters that identify a campaign: UTM, and the click ids of advertising networks (gclid, dclid, fbclid, ttclid,
 * msclkid …). A file of its own, because the scripts that each page loads first contain it.
 */
export const CAMPAIGN = /^(utm_\w+|\w*clk?id|[gw]braid|li_fat_id|_gl)$/;
