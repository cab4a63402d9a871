import { at, type PreparedSite, startPreparedSite } from '../../pocketbase/hooks/testing/preparedSite';
import { KEY } from '../../pocketbase/pages/status/session';
import { roundsOf } from '../../server/testing/roundsOf';
import { memoryStorage } from './testing/memoryStorage';
import { saved, type ServerWorkspaces, until, workspacesOn } from './testing/serverWorkspaces';
import type { Key, Workspace } from './types';

/** Interleavings in all, and how many articles are written at the same time. */
const INTERLEAVINGS = roundsOf(100, 30);
const AT_ONCE = 10;
const WORDS = 5;
const FIELDS = ['title', 'title_sl', 'summary', 'summary_sl'] as const;
const COLLEAGUE = { email: 'maja@modrina.example', password: 'only-for-tests-4' };
/** Longer than the pause before a save, so that some saves come between two words, and some do not. */
const LONGEST_PAUSE_MS = 1000;
/** Twenty people who save at once, beside other tests. */
const MOST_SECONDS = 60;

let on: PreparedSite;
let workspaces: ServerWorkspaces;
beforeAll(async () => {
  on = await startPreparedSite();
  workspaces = workspacesOn(on.people.server.url, on.people.editor);
  await on.ask(at('_superusers'), 'POST', { ...COLLEAGUE, passwordConfirm: COLLEAGUE.password }, 'owner');
  const { id } = await on.post('for-signing-in');
  for (const account of [on.people.editor, COLLEAGUE]) {
    const storage = memoryStorage();
    await workspaces.open(`posts/${id}`, storage, account);
    browsers.push(storage);
  }
});
afterAll(async () => {
  workspaces.close();
  await on.people.stop();
});

/** The storages of two browsers in which a person is signed in; signing in 200 times would be most of the test. */
const browsers: Storage[] = [];
function browserOf(person: 0 | 1): Storage {
  const storage = memoryStorage();
  storage.setItem(KEY, browsers[person]?.getItem(KEY) ?? '');
  return storage;
}

const below = (limit: number) => Math.floor(Math.random() * limit);
const wordsOf = (text: unknown) => String(text).split(' ').filter(Boolean);
const both = (one: unknown, other: unknown) => [...new Set([...wordsOf(one), ...wordsOf(other)])].join(' ');

/** Decides each conflict as a person who wants both texts. */
function keepBoth(workspace: Workspace): void {
  for (const conflict of workspace.get().fieldConflicts) {
    const chosen = conflict.fields.map(({ name, mine, theirs }) => [name, both(mine, theirs)]);
    workspace.actions.resolve(conflict, Object.fromEntries(chosen));
  }
}

/** Two people add words to the fields of one article, in a random order. @returns the words that are lost */
async function interleave(number: number): Promise<readonly string[]> {
  const { id } = await on.post(`interleaved-${number}`);
  const key: Key = `posts/${id}`;
  const people = [await workspaces.open(key, browserOf(0)), await workspaces.open(key, browserOf(1))];
  const typed: (readonly [field: string, word: string])[] = [];
  for (let count = 0; count < WORDS; count++) {
    const workspace = people[below(people.length)];
    const [field, word] = [FIELDS[below(FIELDS.length)] ?? 'title', `word${number}x${count}`];
    const before = workspace?.get().records.get(key)?.values[field] ?? '';
    workspace?.actions.change(key, { [field]: `${String(before)} ${word}` });
    typed.push([field, word]);
    await new Promise((resolve) => setTimeout(resolve, below(LONGEST_PAUSE_MS)));
  }
  for (const workspace of [...people, ...people]) {
    await until(
      () => {
        keepBoth(workspace);
        return workspace.get().save.kind === 'saved';
      },
      () => JSON.stringify([workspace.get().save, [...workspace.get().faults]]),
      MOST_SECONDS,
    );
    await workspace.actions.refresh();
  }
  await Promise.all(people.map(saved));
  const shown = await on.shown('posts', id);
  return typed
    .filter(([field, word]) => !wordsOf(shown[field]).includes(word))
    .map(([field, word]) => `${field}: ${word}`);
}

test(`0 of ${INTERLEAVINGS} random interleavings of two people at one article lose a word`, async () => {
  const lost: string[] = [];
  for (let begun = 0; begun < INTERLEAVINGS; begun += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, each) => interleave(begun + each));
    lost.push(...(await Promise.all(some)).flat());
    workspaces.close();
  }
  expect(lost).toEqual([]);
}, 300_000);
