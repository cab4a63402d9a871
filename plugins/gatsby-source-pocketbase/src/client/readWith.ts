import { type ErrorId, SourceError } from '../errors';
import type { Session } from './connect';

/** The errors of an expired token: missing records, lists and files that a guest may not read. */
const SYMPTOMS: ReadonlySet<ErrorId> = new Set<ErrorId>(['10203', '10205', '10301', '10401']);

/**
 * Reads, and if that fails in a way that an expired token explains, says so when it did expire.
 * @throws SourceError
 */
export async function readWith<T>(session: Session, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof SourceError) || !SYMPTOMS.has(error.id)) throw error;
    throw await session.prove().then(
      () => error,
      (cause: unknown) => (cause instanceof SourceError && cause.id === '10104' ? cause : error),
    );
  }
}
