import { splitKey } from '../Doc';
import { sentenceOf } from '../publishing/createPublishing';
import { parentOf } from '../parts';
import { outcomeOf, readRecord, type Send } from './requests';
import type { Key } from '../types';

export type Found =
  | { readonly kind: 'found'; readonly key: Key }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'away' | 'failed'; readonly message: string };

/** Finds the record that a part belongs to, at any depth and with prepared changes: the page of a block's item. */
export async function findRoot(send: Send, key: Key): Promise<Found> {
  const parent = parentOf(splitKey(key).collection);
  if (!parent) return { kind: 'found', key };
  const answer = await readRecord(send, key);
  const outcome = outcomeOf(answer);
  if (outcome === 'gone') return { kind: 'notFound' };
  if (outcome === 'signedOut') return { kind: 'signedOut' };
  if (outcome !== 'done') return { kind: outcome === 'away' ? 'away' : 'failed', message: sentenceOf(answer) };
  const id = answer.data[parent.by];
  // A part that lost its whole is on no page.
  return typeof id === 'string' && id ? findRoot(send, `${parent.collection}/${id}`) : { kind: 'notFound' };
}
