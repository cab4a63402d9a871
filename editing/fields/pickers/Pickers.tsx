import { type ReactNode, useMemo, useState } from 'react';
import { LinkPicker } from './LinkPicker';
import { type PickedLink, PickersContext, type Pickers as Dialogs } from './PickersContext';
import { PictureLibrary } from './PictureLibrary';
import type { SitePicture } from './sitePictures';

type Request =
  | { kind: 'link'; current: string; done: (picked: PickedLink | null) => void }
  | { kind: 'picture'; done: (picked: SitePicture | null) => void };

/** The dialogs for links and pictures: once around all forms of a page. */
export function Pickers({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Request>();
  const dialogs = useMemo<Dialogs>(
    () => ({
      pickLink: (current) => new Promise((done) => setRequest({ kind: 'link', current, done })),
      pickPicture: () => new Promise((done) => setRequest({ kind: 'picture', done })),
    }),
    [],
  );
  const finish = <T,>(done: (picked: T) => void) => {
    return (picked: T) => {
      setRequest(undefined);
      done(picked);
    };
  };
  return (
    <PickersContext.Provider value={dialogs}>
      {children}
      {request?.kind === 'link' && <LinkPicker current={request.current} onEnd={finish(request.done)} />}
      {request?.kind === 'picture' && <PictureLibrary onEnd={finish(request.done)} />}
    </PickersContext.Provider>
  );
}
