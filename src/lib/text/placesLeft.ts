/** How many places of a workshop are free; null where nobody counts them. More taken than there are is none left. */
export function placesLeft({
  seats,
  seats_taken,
}: {
  seats: number | null;
  seats_taken: number | null;
}): number | null {
  return seats ? Math.max(0, seats - (seats_taken ?? 0)) : null;
}
