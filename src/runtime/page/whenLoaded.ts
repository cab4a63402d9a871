/** Does something once the page has loaded with all its pictures; at once where it has already. */
export function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', () => then(), { once: true });
}
