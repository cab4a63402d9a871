import type { MouseEventHandler, ReactNode } from 'react';
import * as styles from './Button.module.css';
import { Link } from './Link';

export const buttonColours = ['green', 'mint', 'yellow', 'pink', 'blue', 'darkblue'] as const;
export type ButtonColour = (typeof buttonColours)[number];

/** Returns the colour that an editor chose, or the fallback if the value is no colour. */
export function buttonColour(value: string | null | undefined, fallback: ButtonColour): ButtonColour {
  return buttonColours.find((colour) => colour === value) ?? fallback;
}

type Props = {
  to: string;
  /** `quiet` is the second button of a pair: an outline in the colour of its surrounding text. */
  colour: ButtonColour | 'quiet';
  /** The label's language if it is not the page's. */
  lang?: string | undefined;
  /** Marks the link for src/runtime/analytics/watchClicks.ts. */
  counted?: 'booking';
  /** May prevent the navigation, if the link opens something on the page instead. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ to, colour, lang, counted, onClick, children }: Props) {
  const className = `${styles.button} ${styles[colour]}`;
  return (
    <Link to={to} className={className} lang={lang} data-counted={counted} onClick={onClick}>
      {children}
    </Link>
  );
}
