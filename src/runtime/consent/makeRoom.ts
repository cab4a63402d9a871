/**
 * Keeps the end of the page, and whatever takes the focus, clear of the banner that lies over it: consent.css leaves as
 * much room as the banner is high.
 */
export function makeRoom(banner: HTMLElement): void {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-height', `${banner.offsetHeight}px`);
  }).observe(banner);
}
