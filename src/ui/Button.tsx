import type { ReactNode } from 'react';
import * as styles from './Button.module.css';
import { Link } from './Link';
import type { OpenerProps } from './pageLink';

export const buttonColours = ['green', 'mint', 'yellow', 'pink', 'blue', 'darkblue'] as const;
export type ButtonColour = (typeof buttonColours)[number];

/** Returns the colour that an editor chose, or the fallback if the value is no colour. */
export function buttonColour(value: string | null | undefined, fallback: ButtonColour): ButtonColour {
  return buttonColours.find((colour) => colour === value) ?? fallback;
}

type Props = Partial<OpenerProps> & {
  to: string;
  /** `quiet` is the second button of a pair: an outline in the colour of its surrounding text. */
  colour: ButtonColour | 'quiet';
  /** The label's language if it is not the page's. */
  lang?: string | undefined;
  /** Marks the link for src/runtime/analytics/countEvents.ts. */
  counted?: 'booking';
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ to, colour, counted, children, ...rest }: Props) {
  return (
    <Link to={to} className={`${styles.button} ${styles[colour]}`} data-counted={counted} {...rest}>
      {children}
    </Link>
  );
}
