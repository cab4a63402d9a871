import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Key } from '../store/types';
import * as styles from './FrameHost.module.css';
import type { Drawing, FromFrame, ToFrame } from './messages';
import { updateOf } from './updateOf';

/** Of the document that draws (editing/frame.html). */
const ADDRESS = '/_site/edit/frame';

type Props = {
  /** The drawing of the page; nothing before the records are there. */
  drawing: Drawing | null | undefined;
  /** The block that a person edits: the frame scrolls to it. A new object of the same key is no new block. */
  shown: Key | null;
  /** A person pressed a block, or an item of it. @param block the block of that item; otherwise equal to key */
  onChosen: (key: Key, block: Key) => void;
  /** The frame failed to draw; the sentence is for developers. */
  onFailed?: (message: string) => void;
  /** The frame's name for a screen reader. */
  title: string;
  /** The page's width in CSS pixels, whatever the room; null for that of the room. */
  width: number | null;
};

/** The page as it is edited, in a sandboxed frame: without the session, and as wide as on another device. */
export function FrameHost({ drawing, shown, onChosen, onFailed, title, width }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const room = useRoom(host);
  const isReady = useFrame(frame, { onChosen, onFailed });

  const sent = useRef<{ drawing: Drawing; to: number }>(undefined);
  useEffect(() => {
    if (!isReady || !drawing) return;
    const before = sent.current;
    if (before?.to === isReady) post(frame, { kind: 'update', update: updateOf(before.drawing, drawing) });
    else post(frame, { kind: 'draw', drawing });
    sent.current = { drawing, to: isReady };
  }, [isReady, drawing]);
  useEffect(() => {
    if (isReady) post(frame, { kind: 'show', key: shown });
  }, [isReady, shown]);

  const wide = width ?? room.width;
  const scale = room.width > 0 ? Math.min(1, room.width / wide) : 1;
  return (
    <div ref={host} className={styles.host}>
      <iframe
        ref={frame}
        src={ADDRESS}
        title={title}
        // Without `allow-same-origin`: a text of an editor that ran as a script would have no session to misuse.
        sandbox="allow-scripts"
        className={wide < room.width ? `${styles.frame} ${styles.device}` : styles.frame}
        style={{
          width: width ?? '100%',
          height: scale < 1 ? `${100 / scale}%` : '100%',
          left: Math.max(0, (room.width - wide * scale) / 2),
          transform: scale < 1 ? `scale(${scale})` : undefined,
        }}
      />
    </div>
  );
}

/** The frame's origin is opaque, so the message can name none; it has nothing that the frame's own scripts may not see. */
function post(frame: RefObject<HTMLIFrameElement | null>, message: ToFrame): void {
  frame.current?.contentWindow?.postMessage(message, '*');
}

type Listeners = Pick<Props, 'onChosen' | 'onFailed'>;

/** Listens to the frame. @returns how often it became ready: it is 0 before, and grows when the frame was loaded again */
function useFrame(frame: RefObject<HTMLIFrameElement | null>, listeners: Listeners): number {
  const [times, setTimes] = useState(0);
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  // Before the frame's document can be there.
  useLayoutEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<FromFrame>) => {
      if (!frame.current || source !== frame.current.contentWindow || origin !== 'null') return;
      if (data.kind === 'ready') setTimes((before) => before + 1);
      else if (data.kind === 'chosen') latest.current.onChosen(data.key, data.block);
      else if (data.kind === 'failed') latest.current.onFailed?.(data.message);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame]);
  return times;
}

/** The size of an element, followed. */
function useRoom(element: RefObject<HTMLElement | null>): { width: number } {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setWidth(box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return { width };
}
