/**
 * User agents of search engines and of services that show previews of shared links. A short list for the scripts of pages, since most
 * previews run none; the server has the whole one of the package `isbot` (pocketbase/hooks/site/chooseHome.ts). Cubot makes phones.
 */
export const BOTS = /[^u]bot\b|spider|preview|inspectiontool|yandex|facebookexternal|whatsapp|embedly|pinterest/i;

/** Whether the user agent is a program that indexes or previews pages. */
export const isBot = (userAgent: string): boolean => BOTS.test(userAgent);
