import { useEffect, useState } from 'react';
import { findWhole } from '../../store/saving/findWhole';
import { useSession } from '../../store/hooks';
import { browser } from '../../store/session/browser';
import { splitKey } from '../../store/Doc';
import { Nowhere, Opening } from '../opening/Opening';
import { recordAddress } from './address';
import { goTo } from './usePlace';

/** Between attempts while the server is away. */
const PAUSE_MS = 3000;

type State = { kind: 'loading' } | { kind: 'notFound' } | { kind: 'failed'; message: string };

/** The address of a part: it leads to the page of its whole, with the part opened. */
export function PartPlace({ collection, id, field }: { collection: string; id: string; field: string }) {
  const { person } = useSession();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void findWhole(browser().send, `${collection}/${id}`).then((found) => {
      if (isOver) return;
      if (found.kind === 'found') {
        const whole = splitKey(found.key);
        goTo(recordAddress(whole.collection, whole.id, { part: `${collection}/${id}`, field }), true);
      } else if (found.kind === 'notFound') setState(found);
      else if ('message' in found) setState({ kind: 'failed', message: found.message });
      if (found.kind === 'away') timer = setTimeout(() => setAttempt((number) => number + 1), PAUSE_MS);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [collection, id, field, attempt, person?.email]);
  return state.kind === 'notFound' ? <Nowhere isPart /> : <Opening opening={state} />;
}
