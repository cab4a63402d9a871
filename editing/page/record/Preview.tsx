import type { Locale } from '../../../src/i18n/locales';
import { FrameHost } from '../../frame/FrameHost';
import { useDrawing } from '../../store/hooks';
import type { Key } from '../../store/types';
import { texts } from '../texts';
import { usePainted } from './usePainted';
import type { Width } from './TopBar';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import * as styles from './RecordScreen.module.css';

const KEY = 'editing:panel';
const LEAST = 360;
const MOST = 760;
const STEP = 24;
const FIRST = 504;

const within = (width: number) => Math.round(Math.max(LEAST, Math.min(MOST, width)));

/** The width of the panel in pixels, kept in this browser. */
export function usePanelWidth(): [number, (width: number) => void] {
  const [width, setWidth] = useState(() => within(Number(localStorage.getItem(KEY)) || FIRST));
  const set = (next: number) => {
    const kept = within(next);
    setWidth(kept);
    localStorage.setItem(KEY, String(kept));
  };
  return [width, set];
}

/** The edge between panel and preview: dragged, or moved by arrow keys. */
export function Splitter({ width, onWidth }: { width: number; onWidth: (width: number) => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: width - STEP, ArrowRight: width + STEP, Home: LEAST, End: MOST }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onWidth(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const edge = event.currentTarget;
    edge.setPointerCapture(event.pointerId);
    const before = event.clientX - width;
    const move = ({ clientX }: globalThis.PointerEvent) => onWidth(clientX - before);
    const end = () => {
      edge.removeEventListener('pointermove', move);
      edge.removeEventListener('lostpointercapture', end);
    };
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', end);
  };
  return (
    // The role is interactive when it has a value: https://www.w3.org/TR/wai-aria-1.2/#separator
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.splitter}
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.resize}
      aria-valuenow={width}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onDoubleClick={() => onWidth(FIRST)}
    />
  );
}

/** In pixels; null: all there is. */
const WIDTHS: Readonly<Record<Width, number | null>> = { phone: 390, tablet: 820, full: null };

interface Props {
  locale: Locale;
  width: Width;
  /** The block that is scrolled to. */
  shown: Key | null;
  onChosen: (key: Key) => void;
}

/** The page as visitors will see it. */
export function Preview({ locale, width, shown, onChosen }: Props) {
  const drawing = useDrawing(locale);
  // Its document takes a slow processor a second, in which the form would answer no key.
  const isPainted = usePainted();
  if (!isPainted) return null;
  return (
    <FrameHost
      drawing={drawing ?? null}
      shown={shown}
      onChosen={onChosen}
      title={texts.preview}
      width={WIDTHS[width]}
    />
  );
}
