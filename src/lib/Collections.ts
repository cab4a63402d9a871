import type { RecordModel } from 'pocketbase';

/** What a visitor writes to the team. */
export type NewMessage = {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly message: string;
  readonly locale: string;
};

/** What goes with a message that a form sends. */
type Sending = {
  /** Names the submission: created twice with one key, it is one record. */
  readonly key?: string;
  /** For the server's judgement of spam; neither is stored. */
  readonly token?: string;
  readonly subject_line?: string;
};

/** The collections that the browser uses: their records, and the values of a new one. */
export type Collections = {
  messages: { record: RecordModel & NewMessage; values: NewMessage & Sending };
};
