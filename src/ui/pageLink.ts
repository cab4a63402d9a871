import { navigate } from 'gatsby';
import type { AnchorHTMLAttributes, MouseEvent, MouseEventHandler, RefAttributes } from 'react';
import { gatsbyLoader } from '../lib/browser/gatsbyInternals';
import { isPlainClick } from '../lib/browser/clicks';

type Click = MouseEvent<HTMLAnchorElement>;
type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>;

const addressOf = ({ pathname, search }: HTMLAnchorElement): string => pathname + search;

const wanted = new WeakMap<Element, { abort(): void } | undefined>();
let watcher: IntersectionObserver | undefined;

function look(seen: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of seen) {
    const link = target as HTMLAnchorElement;
    wanted.get(link)?.abort();
    wanted.delete(link);
    if (!link.isConnected) watcher?.unobserve(link);
    else if (isIntersecting && link.pathname !== location.pathname)
      wanted.set(link, gatsbyLoader()?.enqueue?.(addressOf(link)));
  }
}

/** Makes Gatsby prefetch the page of a link while the link is visible. */
function watch(link: HTMLAnchorElement | null): void {
  if (!link || !('IntersectionObserver' in window)) return;
  watcher ??= new IntersectionObserver(look);
  watcher.observe(link);
}

const announce = ({ currentTarget }: Click): void => gatsbyLoader()?.hovering?.(addressOf(currentTarget));

function follow(event: Click): void {
  const { target, pathname, search, hash } = event.currentTarget;
  if (event.defaultPrevented || target || !isPlainClick(event)) return;
  event.preventDefault();
  const address = pathname + search + hash;
  // A link to the current URL adds no entry to the history, as the browser's own does.
  const isHere = [location.pathname, location.pathname + location.search + location.hash].includes(address);
  void navigate(address, { replace: isHere });
}

/**
 * Attributes of an `<a href>` that leads to a page of the site without loading a document. Gatsby's own Link subscribes
 * to the router, so each link of header, footer and page would render again, four components deep, at each navigation;
 * and it marks the link to the home page as the current one on every page, because a slice is built without a page's
 * path.
 * @param onClick runs before, and may prevent the navigation
 */
export const pageLink = (onClick?: MouseEventHandler<HTMLAnchorElement>): LinkProps => ({
  ref: watch,
  onMouseEnter: announce,
  onClick: onClick ? (event) => (onClick(event), follow(event)) : follow,
});

/** Attributes of a link that opens a dialog, which the application alone can do. */
export type OpenerProps = {
  onClick: MouseEventHandler<HTMLAnchorElement>;
  /** src/runtime/boot/keepPress.ts keeps its press until the application runs. */
  'data-application': 'press';
  /** Whether the dialog is on its way. */
  'aria-busy': true | undefined;
};

/** Returns the attributes of a link that opens a dialog in place of its page. */
export const openerProps = (waits: boolean, open: () => void): OpenerProps => ({
  onClick: (event) => {
    if (!isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    open();
  },
  'data-application': 'press',
  'aria-busy': waits || undefined,
});
