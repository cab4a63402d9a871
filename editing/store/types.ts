import type { LinkingRecord } from '../../pocketbase/hooks/links/types';
import type { Conflict, PreparedSet } from '../../pocketbase/hooks/prepared/types';

/** A record's collection and id: `blocks/a1b2c3d4e5f6g7h`. */
export type Key = `${string}/${string}`;

/** The value of a field, as PocketBase's JSON has it. A file is its name. */
export type Value = string | number | boolean | null | readonly string[] | Readonly<Record<string, unknown>>;

export type Values = Readonly<Record<string, Value>>;

/** A record with all prepared changes, and with what was typed since the last save. */
export interface DraftRecord {
  readonly key: Key;
  readonly collection: string;
  readonly id: string;
  /** By column, including the Slovenian ones (`title_sl`), `id` and `updated`. */
  readonly values: Values;
  /** It exists only as a prepared change. */
  readonly isNew: boolean;
  /** The server has it. */
  readonly isStored?: boolean;
}

/** The state of saving. */
export type SaveState =
  /** The server has all of them; `at`: since when, in milliseconds, null before the first save. */
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'saving' }
  /** They are kept in this browser until the server answers, or until the person signs in again; another one has signed in. */
  | { readonly kind: 'waiting'; readonly why: 'away' | 'signedOut' | 'otherPerson' }
  /**
   * A new record or part lacks a required field, and is kept in this browser until then; all else is saved. `lacks`: the fields
   * that the record of the page lacks, if it is the one.
   */
  | {
      readonly kind: 'unfinished';
      readonly lacks?: { readonly collection: string; readonly fields: readonly string[] };
    }
  /** Another person saved the same fields: a choice between the versions is awaited. They are kept in this browser. */
  | { readonly kind: 'fieldConflict' }
  /** The server refused a field (useFaults() has the sentences). They are kept in this browser. */
  | { readonly kind: 'refused' };

/** An upload under way. */
export interface Upload {
  /** 0 to 1. */
  readonly done: number;
  /** The picture as a data: URL, to be shown meanwhile. */
  readonly url: string;
}

/** Another person saved fields that this person has typed in as well. */
export interface FieldConflict {
  readonly key: Key;
  /** An e-mail address; '' if nobody knows. */
  readonly who: string;
  readonly fields: readonly { readonly name: string; readonly mine: Value; readonly theirs: Value }[];
}

/** Words that were typed earlier and had not reached the server: at what time the last of them, in milliseconds. */
export interface Restored {
  readonly at: number;
}

/**
 * The effect of a publication on the page itself. `first`: visitors will see what was a draft; `off`: the person chose the state
 * "draft" for a page that they see now; `changes`: neither.
 */
export type Effect = 'first' | 'off' | 'changes';

/** Fields because of which a record cannot be saved, or not be published. */
export interface Gap {
  readonly key: Key;
  readonly fields: readonly string[];
  /**
   * `lacking`: the page cannot be published without them; `left`: a new part without them is not published with the page;
   * `refused`: their values cannot be saved as they are.
   */
  readonly kind: 'lacking' | 'left' | 'refused';
}

export type PublishAnswer = { readonly done: number } | { readonly conflicts: readonly Conflict[] };

/** Deleted; or the records that link to it, and the confirmation of having seen exactly these. */
export type DeleteAnswer = 'deleted' | { readonly links: readonly LinkingRecord[]; readonly confirm: string };

/** The actions of an editing page. Everything that they change is saved by itself, as prepared changes of one set. */
export interface Actions {
  /** Changes fields of a record: at each key, before anything is saved. */
  change(key: Key, values: Values): void;
  /**
   * Adds a part to the page; to another record, if the values name it (`block`).
   * @param at its place among the parts, the last by default
   * @returns its key
   */
  add(collection: string, values: Values, at?: number): Key;
  /** Adds a copy of a part, with its own parts, below it. */
  duplicate(key: Key): Key;
  /** Deletes a part, with its own parts. @returns the undoing */
  remove(key: Key): () => void;
  /** Moves a part to another place among its siblings. @param to 0 for the first */
  move(key: Key, to: number): void;
  /** Uploads a file into a field, or empties the field. Until it is uploaded, it is kept in memory only. */
  upload(key: Key, field: string, file: File | null): void;
  /** Tries again what was not saved: at once, and not after a pause. */
  retry(): void;
  /** Resolves a conflict. @param chosen the value of each of its fields */
  resolve(conflict: FieldConflict, chosen: Values): void;
  /** Saves the words that another person typed in this browser, as the person who is signed in now. */
  adopt(): void;
  /** Takes over what others saved meanwhile; nothing of this person is lost. */
  refresh(): Promise<void>;
  /**
   * Publishes the set, after all is saved that can be: new parts without a required field stay in this browser. A draft gets the
   * state "published", unless the person has just taken the page off the site by it.
   * @param sure also where other values were published since
   * @throws Error with a sentence
   */
  publish(sure?: boolean): Promise<PublishAnswer>;
  /** Plans the set for a moment (`2026-12-01T08:00`, in this browser's time zone), or ends the plan ('') */
  plan(at: string): Promise<void>;
  /** Discards the set with all its changes, and loads what is published. */
  discard(): Promise<void>;
  /**
   * Deletes the whole record at once, with its parts and the changes prepared for them; the bin keeps it.
   * @param confirm of an earlier answer
   * @throws Error with a sentence
   */
  deleteNow(confirm?: string): Promise<DeleteAnswer>;
}

/** The state of an editing page; store/hooks.ts has a hook for each part of it. */
export interface WorkspaceState {
  /** The record of the page's address. */
  readonly root: Key;
  readonly records: ReadonlyMap<Key, DraftRecord>;
  readonly save: SaveState;
  /** Sentences by field; under '' the one about the whole record. */
  readonly faults: ReadonlyMap<Key, Readonly<Record<string, string>>>;
  readonly uploads: ReadonlyMap<string, Upload>;
  readonly fieldConflicts: readonly FieldConflict[];
  /** The set that keeps the changes; undefined until the first change. */
  readonly set: PreparedSet | undefined;
  /** Other sets that change the page or its parts: they are not published with it. */
  readonly otherSets: readonly PreparedSet[];
  /** The effect of a publication on the page, and the fields that hinder it. */
  readonly effect: Effect;
  readonly gaps: readonly Gap[];
  readonly restored: Restored | undefined;
  /** All records of a collection, for pickers, with the columns that these show: of collections that are loaded. */
  readonly libraries: ReadonlyMap<string, readonly DraftRecord[]>;
  /** Records of a collection that the page shows beside its own parts: of collections that are loaded. */
  readonly drawn: ReadonlyMap<string, readonly DraftRecord[]>;
}

/** A workspace without React: its state, and what changes it. */
export interface Workspace {
  get(): WorkspaceState;
  subscribe(listener: () => void): () => void;
  readonly actions: Actions;
  /** Loads all records of a collection for pickers, unless they are loaded. */
  load(collection: string): void;
  /** Loads the records of a collection that the page shows, unless they are loaded. */
  draw(collection: string): void;
  /** Whether words are neither at the server nor kept in this browser. */
  isAtRisk(): boolean;
  /** Sends what is left, and ends; what cannot be sent stays in the journal. */
  close(): void;
}

/** The opening of a workspace. */
export type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'notFound' }
  /** The server is away, or it refused; the sentence says which. It is tried again by itself while it is away. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'open'; readonly workspace: Workspace };

/** The account that is signed in, and the ways in and out. */
export interface SessionState {
  readonly person: { readonly email: string; readonly role: string } | undefined;
  /** @throws Error with a sentence */
  signIn(email: string, password: string): Promise<void>;
  signOut(): void;
}
