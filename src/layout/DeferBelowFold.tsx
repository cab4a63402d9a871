import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../lib/browser/afterPaint';
import { drawsFirstViewAlone } from '../lib/browser/firstView';

type Props = {
  /** The placeholder until then. */
  meanwhile?: ReactNode;
  children: ReactNode;
};

/** One frame does not complete a navigation: the focus moves, images of the first view load. */
const FRAMES = 2;

/**
 * The part of a page below its first view. After a navigation inside the site it renders once the first view has been
 * painted: on a slow phone a whole page takes several times as long as its heading. In the prebuilt page, and in every
 * other case, it renders at once.
 */
export function DeferBelowFold({ children, meanwhile = null }: Props) {
  const [isThere, setThere] = useState(() => !drawsFirstViewAlone());
  useEffect(() => (isThere ? undefined : afterPaint(() => startTransition(() => setThere(true)), FRAMES)), [isThere]);
  return isThere ? children : meanwhile;
}
