import type { Locale } from '../../../src/i18n/locales';
import { FrameHost } from '../../frame/FrameHost';
import { useDrawing } from '../../store/hooks';
import type { Key } from '../../store/types';
import { texts } from '../texts';
import { usePainted } from './usePainted';
import type { Width } from './TopBar';

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
