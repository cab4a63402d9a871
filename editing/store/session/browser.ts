import { openSession } from '../../../pocketbase/pages/openSession';
import { answerOf, send } from '../../../pocketbase/pages/send';
import { language } from '../../texts/language';
import type { Kept } from '../journal/createJournal';
import { openIndexedDb } from '../journal/openIndexedDb';
import { storeInBoth } from '../journal/storeInBoth';
import { openTabs } from '../journal/openTabs';
import type { Files } from '../saving/createUploads';
import type { Request, Send } from '../saving/requests';
import { createSession, type StoredSession } from './createSession';
import { texts } from '../texts';

/** The environment of a workspace. */
export interface BrowserEnvironment {
  readonly session: StoredSession;
  readonly send: Send;
  readonly files: Files;
  readonly kept: Kept;
}

/** @param base the server's address; '' for that of the page */
export function environmentOf(
  storage: Storage,
  base = '',
  events?: Pick<Window, 'addEventListener'>,
): BrowserEnvironment {
  const open = (identity: string, password: string) =>
    openSession({ identity, password }, (path, options) => send(`${base}${path}`, options, { language, token: '' }), {
      ...texts.signIn,
      away: () => texts.signIn.away,
    });
  const session = createSession(storage, open, events);
  return {
    session,
    kept: {
      textStore: storeInBoth(storage, openIndexedDb(globalThis.indexedDB)),
      tabs: openTabs(globalThis.navigator?.locks),
    },
    send: async (path, { onProgress, ...options } = {}) => {
      const token = session.token();
      const answer = await (onProgress && typeof XMLHttpRequest === 'function'
        ? upload(`${base}${path}`, { ...options, onProgress }, token)
        : send(`${base}${path}`, options, { language, token }));
      if (answer.status === 401) session.expire(token);
      return answer;
    },
    files: {
      fetch: async (path) => {
        const answer = await fetch(`${base}${path}`).catch(() => undefined);
        return answer?.ok ? answer.blob().catch(() => undefined) : undefined;
      },
      toDataUrl,
      copy: async (file) => {
        const contents = await file.arrayBuffer().catch(() => undefined);
        return contents && new File([contents], file.name, { type: file.type });
      },
    },
  };
}

/** Only an XMLHttpRequest reports how much of a body is sent. */
function upload(path: string, { method = 'POST', body, headers, onProgress }: Request, token: string) {
  return new Promise<ReturnType<typeof answerOf>>((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    const all = { ...headers, 'Accept-Language': language, ...(token && { Authorization: token }) };
    Object.entries(all).forEach(([name, value]) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () =>
      resolve(answerOf(request.status, request.responseText, request.getResponseHeader('Retry-After'))),
    );
    request.send(body as FormData);
  });
}

function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    if (typeof FileReader !== 'function') return resolve('');
    const reader = new FileReader();
    reader.addEventListener('loadend', () => resolve(String(reader.result ?? '')));
    reader.readAsDataURL(file);
  });
}

let environment: BrowserEnvironment | undefined;

/** Those of this browser. */
export const browser = (): BrowserEnvironment => (environment ??= environmentOf(localStorage, '', window));
