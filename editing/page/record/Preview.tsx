import type { Locale } from '../../../src/i18n/locales';
import { FrameHost } from '../../frame/FrameHost';
import { useDrawing } from '../../store/hooks';
import type { Key } from '../../store/types';
import { texts } from '../texts';
import type { Width } from './TopBar';

/** In pixels; 0: all there is. */
const WIDTHS: Readonly<Record<Width, number>> = { phone: 390, tablet: 820, full: 0 };

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
  return (
    <FrameHost
      drawing={drawing}
      shown={shown}
      onChosen={onChosen}
      title={texts.preview}
      width={WIDTHS[width] || undefined}
    />
  );
}
