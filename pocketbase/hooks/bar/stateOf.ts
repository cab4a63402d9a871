/**
 * Compares the saved state of a page with the published one. Times are PocketBase's texts, which compare as text.
 * @param facts isVisible: visitors may read the record. isOnSite: the live release has the page.
 *   isMoved: the record has another address now. writtenAt: the last change of the record and its parts. readAt: when the
 *   live release read the records
 */
export function stateOf({
  isVisible,
  isOnSite,
  isMoved,
  writtenAt,
  readAt,
  status,
  publishAt,
  now,
}: {
  isVisible: boolean;
  isOnSite: boolean;
  isMoved: boolean;
  writtenAt: string;
  readAt: string;
  status: string;
  publishAt: string;
  now: string;
}): 'live' | 'changed' | 'new' | 'withdrawn' | 'moved' | 'planned' | 'draft' {
  if (isMoved && isOnSite) return 'moved';
  if (!isVisible) {
    if (isOnSite) return 'withdrawn';
    return status === 'published' && publishAt > now ? 'planned' : 'draft';
  }
  if (!isOnSite) return 'new';
  return writtenAt > readAt ? 'changed' : 'live';
}
