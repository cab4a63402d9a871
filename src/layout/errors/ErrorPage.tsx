import { goTo } from '../../lib/browser/goTo';
import { ErrorMessage } from './ErrorMessage';
import { Frame } from '../Frame';
import type { PageContext } from '../PageContext';
import { reloadOnClick } from './reloadOnClick';
import { faceOf } from '../shell';

type Props = {
  context: PageContext;
  /** Tries to show the page again. */
  onClear: () => void;
};

/** Stands in for a page that broke: its header and language, the way home, and a footer without links. */
export function ErrorPage({ context, onClear }: Props) {
  const section = faceOf(context.i18n.originalPath);
  return (
    <Frame context={context} section={section} onHeaderClick={(event) => reloadOnClick(event, goTo)}>
      <ErrorMessage go={goTo} onClear={onClear} />
    </Frame>
  );
}
