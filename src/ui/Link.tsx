import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useLocale } from '../i18n/LocaleContext';
import { localHref } from '../i18n/localHref';
import { isFilePath } from '../lib/url/paths';
import { pageLink } from './pageLink';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the site, with or without the locale's prefix, or a full URL. */
  to: string;
  'data-counted'?: string | undefined;
  children: ReactNode;
};

/** A link. Full URLs open in a new tab; an unsafe one renders its text only. */
export function Link({ to, children, ...rest }: Props) {
  const href = localHref(to, useLocale());
  if (href === null) {
    return (
      <span className={rest.className} lang={rest.lang}>
        {children}
      </span>
    );
  }
  if (href.startsWith('/') && !isFilePath(href)) {
    return (
      <a href={href} {...rest} {...pageLink(rest.onClick)}>
        {children}
      </a>
    );
  }
  const newTab = /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={href} {...newTab} {...rest}>
      {children}
    </a>
  );
}
