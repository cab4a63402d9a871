import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { goTo } from './usePlace';

/** A link within the editing page. A press with a modifier opens a tab, as with every link. */
export function PageLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(href);
  };
  return (
    <a href={href} {...rest} onClick={follow}>
      {children}
    </a>
  );
}
