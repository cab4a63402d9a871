import PocketBase, {
  BaseAuthStore,
  ClientResponseError,
  type RecordFullListOptions,
  type RecordListOptions,
  type RecordModel,
  type RecordOptions,
  type RecordSubscribeOptions,
  type RecordSubscription,
  type SendOptions,
} from 'pocketbase';
import { FAILURE_MESSAGES, failureReason } from './requestFailure';

/** Records for each request of a full list; the SDK's default is 1000. */
const FULL_LIST_BATCH = 500;

/** Sets an error's message to the server's own, otherwise to the default one or the one for an aborted request. */
function speakPlainly(error: unknown): unknown {
  if (!(error instanceof ClientResponseError)) return error;
  const reason = failureReason(error);
  error.isAbort = reason === 'aborted';
  error.message = (error.response.message as string | undefined) || FAILURE_MESSAGES[reason];
  return error;
}

/** A collection's records, with the types of this site. */
function recordsOf<N extends keyof Collections>(client: PocketBase, name: N) {
  type Item = Collections[N]['record'];
  const records = client.collection<Item>(name);
  return {
    getOne: (id: string, options?: RecordOptions) => records.getOne(id, options),
    getList: (page?: number, perPage?: number, options?: RecordListOptions) => records.getList(page, perPage, options),
    getFullList: (options?: RecordFullListOptions) => records.getFullList({ batch: FULL_LIST_BATCH, ...options }),
    create: (values: Collections[N]['values'], options?: RecordOptions) => records.create(values, options),
    subscribe: (topic: string, callback: (data: RecordSubscription<Item>) => void, options?: RecordSubscribeOptions) =>
      records.subscribe(topic, callback, options),
  };
}

/**
 * PocketBase's own client for the browser, with the specification's defaults. The SDK's own defaults are kept, and tests hold
 * them: lists of 30, the realtime connection's time limit and intervals, the cookie's limit, the errors of a missing id, topic
 * or callback.
 * @param url of PocketBase
 * @param authStore keeps a sign-in: by default nothing, since visitors do not sign in. Pages for editors would pass
 *   `new LocalAuthStore()`, which keeps it in the local storage under `pocketbase_auth`.
 */
export function createPocketBase(url: string, authStore: BaseAuthStore = new BaseAuthStore()) {
  const client = new PocketBase(url, authStore);
  // By default a second request with the same method and path cancels the first, whatever their queries: of two lists of one
  // collection one would be lost. A caller that wants to stop a request passes a signal.
  client.autoCancellation(false);
  // Not by a subclass: Gatsby compiles this file for older browsers and packages not at all, and a compiled class can not
  // extend one that is not.
  const send = client.send.bind(client);
  client.send = <T>(path: string, options: SendOptions) =>
    send<T>(path, options).catch((error: unknown) => Promise.reject(speakPlainly(error)));
  return Object.assign(client, { records: <N extends keyof Collections>(name: N) => recordsOf(client, name) });
}

/** The site's own PocketBase, which also serves the page. Import it only from code that is loaded lazily, as forms are. */
export const pocketbase = createPocketBase('/');

/** A visitor's message to the team. */
type NewMessage = {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly message: string;
  readonly locale: string;
};

/** The options of a message that a form sends. */
type Sending = {
  /** Names the submission: created twice with one key, it is one record. */
  readonly key?: string;
  /** The campaign that led the visitor here. */
  readonly source?: string;
  /** For the server's judgement of spam; neither is stored. */
  readonly token?: string;
  readonly subject_line?: string;
};

/** The collections that the browser uses: their records, and the values of a new one. */
type Collections = {
  messages: { record: RecordModel & NewMessage; values: NewMessage & Sending };
};
