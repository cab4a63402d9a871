const FEW_S = 5;
const MOST_S = 120;

/** Rounds an estimated rest, because it is a guess. The terminal and the page of the first start show it. */
export function roundRest(seconds: number): { unit: 'moments' | 'seconds' | 'minutes'; count: number } {
  if (seconds <= FEW_S) return { unit: 'moments', count: 0 };
  if (seconds >= MOST_S) return { unit: 'minutes', count: Math.round(seconds / 60) };
  const step = seconds < 60 ? 5 : 10;
  return { unit: 'seconds', count: Math.ceil(seconds / step) * step };
}
